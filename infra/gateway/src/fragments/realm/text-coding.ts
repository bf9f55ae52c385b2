/** UTF-8 of the Encoding standard, as far as rendering needs it: a context of its own has only the language. */
export class TextEncoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const characters = String(text);
    const bytes = new Uint8Array(characters.length * 3);
    let length = 0;
    for (const character of characters) {
      const found = character.codePointAt(0) as number;
      const code = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found;
      if (code < 0x80) bytes[length++] = code;
      else {
        const following = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        bytes[length++] = ([0, 0xc0, 0xe0, 0xf0][following] as number) | (code >> (6 * following));
        for (let shift = 6 * (following - 1); shift >= 0; shift -= 6) bytes[length++] = 0x80 | ((code >> shift) & 0x3f);
      }
    }
    return bytes.slice(0, length);
  }

  encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
    let read = 0;
    let written = 0;
    for (const character of String(text)) {
      const bytes = this.encode(character);
      if (written + bytes.length > target.length) break;
      target.set(bytes, written);
      written += bytes.length;
      read += character.length;
    }
    return { read, written };
  }
}

/** UTF-8 alone. What is not UTF-8 becomes U+FFFD. */
export class TextDecoder {
  readonly encoding = 'utf-8';

  constructor(label = 'utf-8') {
    if (!/^utf-?8$/i.test(label)) throw new RangeError(`${label} is not decoded here`);
  }

  decode(given?: ArrayBuffer | ArrayBufferView): string {
    const bytes = bytesOf(given);
    const escaped: string[] = [];
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    while (at < bytes.length) {
      const length = sequenceLength(bytes, at);
      escaped.push(length === 0 ? '\ufffd' : characterOf(bytes.subarray(at, at + length)));
      at += length || 1;
    }
    return escaped.join('');
  }
}

function bytesOf(given: ArrayBuffer | ArrayBufferView | undefined): Uint8Array {
  if (given === undefined) return new Uint8Array();
  return ArrayBuffer.isView(given) ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength) : new Uint8Array(given);
}

/** 0 where no character begins or it is cut off. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  for (let next = at + 1; next < at + length; next += 1) if (((bytes[next] as number) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] as number;
  const isOverlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  const isNoCharacter = (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f);
  return isOverlong || isNoCharacter ? 0 : length;
}

function characterOf(sequence: Uint8Array): string {
  let code = sequence.length === 1 ? (sequence[0] as number) : (sequence[0] as number) & (0xff >> (sequence.length + 1));
  for (const byte of sequence.subarray(1)) code = (code << 6) | (byte & 0x3f);
  return String.fromCodePoint(code);
}
