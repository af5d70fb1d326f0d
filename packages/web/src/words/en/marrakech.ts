export const marrakech = {};
