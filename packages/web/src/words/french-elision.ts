/** "de" before a name: "de Salma", but "d’Idris" and "d’Azul". */
export function de(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
