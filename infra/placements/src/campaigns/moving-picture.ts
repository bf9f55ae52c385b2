/** Whether a picture is more than one, by the parts that its file is made of; pixels are not looked at. */
export function isMoving(type: string, bytes: Buffer): boolean {
  if (type === 'image/png') return chunksOfPng(bytes).includes('acTL');
  if (type === 'image/webp') return chunksOfWebp(bytes).some((name) => name === 'ANIM' || name === 'ANMF');
  if (type === 'image/avif') return brandsOfAvif(bytes).includes('avis');
  return false;
}

/** Each has its length, its name, its data and a checksum. */
function chunksOfPng(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) names.push(nameAt(bytes, at + 4));
  return names;
}

/** Each has its name, its length and its data, which ends on an even byte. */
function chunksOfWebp(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12, length: number; at + 8 <= bytes.length; at += 8 + length + (length % 2)) {
    length = bytes.readUInt32LE(at + 4);
    names.push(nameAt(bytes, at));
  }
  return names;
}

/** In the first box, after its length, its name, the main brand and a version. */
function brandsOfAvif(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const names: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) names.push(nameAt(bytes, at));
  return names;
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
