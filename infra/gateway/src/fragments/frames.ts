/** The length of what follows in bytes, and how it is written. */
const headBytes = 5;
const beyondLatin = /[^\u0000-\u00ff]/;
const encodings = ['latin1', 'utf16le'] as const;

/**
 * One message as it travels. Text goes in the form in which the engine has it: as UTF-8 the main part of a large page, 206 KB of HTML,
 * took 1.7 ms longer.
 */
export function framed(text: string): Buffer {
  const encoding = beyondLatin.test(text) ? 1 : 0;
  const length = text.length << encoding;
  const frame = Buffer.allocUnsafe(headBytes + length);
  frame.writeUInt32LE(length);
  frame[4] = encoding;
  frame.write(text, headBytes, encodings[encoding]);
  return frame;
}

/** Puts messages together again, however the pipe has cut them. Throws before it would keep one that is longer than allowed. */
export function frameReader(mostBytes: number, take: (text: string) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let wanted = headBytes;
  let encoding: (typeof encodings)[number] | undefined;
  return (chunk) => {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes >= wanted) {
      const all = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
      const part = all.subarray(0, wanted);
      chunks = [all.subarray(wanted)];
      bytes -= wanted;
      if (encoding) {
        wanted = headBytes;
        const text = part.toString(encoding);
        encoding = undefined;
        take(text);
      } else {
        wanted = part.readUInt32LE();
        encoding = encodings[part[4] ?? -1];
        if (!encoding || wanted > mostBytes) throw new Error(`a message of ${wanted} bytes; ${mostBytes} are allowed`);
      }
    }
  };
}
