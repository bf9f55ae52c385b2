const digits = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 12;
const form = /^[a-z2-7]{12}$/;

/** 60 random bits as 12 letters and digits of base32 (RFC 4648): short enough to be read out, too many to be guessed at the rate of calls. */
export function playgroundId(random: (bytes: number) => Uint8Array): string {
  return Array.from(random(length), (byte) => digits[byte % digits.length]).join('');
}

export function isPlaygroundId(text: string): boolean {
  return form.test(text);
}
