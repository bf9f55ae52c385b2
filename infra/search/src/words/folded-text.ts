const isPlain = /^[ -~]*$/;

/** One spelling for what readers take for one: capitals, wide letters, and accents on Latin letters do not count. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{Cc}/gu, ' ');
}
