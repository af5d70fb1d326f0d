import type { page as english } from "../en/page.ts";

export const page: typeof english = {};
