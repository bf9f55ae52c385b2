import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a code is for: one that was made for a view counts no click. */
export type CodePurpose = 'click' | 'view' | 'image' | 'preview';

export interface CodeContent {
  /** The UUID of the creative. */
  readonly creative: string;
  /** Twelve bytes in base64url, others for each time that it was placed; all zero where it is the same for all. */
  readonly placed: string;
  /** In seconds since 1970. */
  readonly until: number;
}

export const placedForAll = Buffer.alloc(12).toString('base64url');

const separator = '.';
const idBytes = 16;
const placedBytes = 12;
const untilBytes = 4;

/** A text and its signature, 87 characters: nothing that a site did not make itself can be read from it. */
export function signedCode(key: Buffer, purpose: CodePurpose, { creative, placed, until }: CodeContent): string {
  const bytes = Buffer.alloc(idBytes + placedBytes + untilBytes);
  bytes.write(creative.replaceAll('-', ''), 0, 'hex');
  bytes.write(placed, idBytes, 'base64url');
  bytes.writeUInt32BE(until, idBytes + placedBytes);
  const text = bytes.toString('base64url');
  return text + separator + signature(key, purpose, text).toString('base64url');
}

/** Undefined for what was made elsewhere, for something else, or too long ago. */
export function readCode(key: Buffer, purpose: CodePurpose, code: string, now: Date): CodeContent | undefined {
  const [text = '', signed = '', ...more] = code.split(separator);
  const given = Buffer.from(signed, 'base64url');
  const right = signature(key, purpose, text);
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const until = bytes.readUInt32BE(idBytes + placedBytes);
  if (until * 1000 <= now.getTime()) return undefined;
  const creative = bytes.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { creative, placed: bytes.toString('base64url', idBytes, idBytes + placedBytes), until };
}

function signature(key: Buffer, purpose: CodePurpose, text: string): Buffer {
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest();
}
