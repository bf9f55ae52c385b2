/**
 * The first bytes of a pack:
 *
 *      0   8  the mark of the format
 *      8   4  its version
 *     12   4  bytes of the directory as it is in the file, deflated
 *     16   4  bytes of the directory as JSON
 *     20   4  bytes of the whole file
 *     24  32  SHA-256 of the directory as it is in the file
 *     56      the directory, then the blocks
 *
 * Numbers begin with their lowest byte.
 */
export interface PackHeader {
  readonly formatVersion: number;
  readonly packedDirectoryBytes: number;
  readonly directoryBytes: number;
  readonly fileBytes: number;
  readonly directorySha256: Uint8Array;
}

export const headerBytes = 56;
export const packFormatVersion = 1;

/** Its first byte is no letter and its last is a line feed, so a file that was taken for text on its way is not taken for a pack. */
const mark = Uint8Array.of(0x89, 0x57, 0x44, 0x50, 0x41, 0x43, 0x4b, 0x0a);
const hashBytes = 32;

export function writeHeader({ formatVersion, packedDirectoryBytes, directoryBytes, fileBytes, directorySha256 }: PackHeader): Uint8Array {
  const header = new Uint8Array(headerBytes);
  header.set(mark);
  const view = new DataView(header.buffer);
  [formatVersion, packedDirectoryBytes, directoryBytes, fileBytes].forEach((value, place) => {
    view.setUint32(mark.length + place * 4, value, true);
  });
  header.set(directorySha256, headerBytes - hashBytes);
  return header;
}

/** Undefined for what does not begin as a pack does. */
export function readHeader(bytes: Uint8Array): PackHeader | undefined {
  if (bytes.length < headerBytes || mark.some((byte, place) => bytes[place] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const valueAt = (place: number): number => view.getUint32(mark.length + place * 4, true);
  return {
    formatVersion: valueAt(0),
    packedDirectoryBytes: valueAt(1),
    directoryBytes: valueAt(2),
    fileBytes: valueAt(3),
    directorySha256: bytes.slice(headerBytes - hashBytes, headerBytes),
  };
}
