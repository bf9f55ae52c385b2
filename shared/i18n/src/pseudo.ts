const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
};

/** Accents every vowel: readable, and plainly different from text that never passed a catalogue. */
export function pseudoText(text: string): string {
  return text.replace(/[aeiouycnAEIOUCN]/g, (letter) => accented[letter] ?? letter);
}
