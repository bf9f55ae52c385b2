import type { Range } from '../report/flaw.ts';

/** Where the address of a link or picture is within its source text, however that is written. */
export function destinationRange(source: string, { start, end }: Range, address: string): Range | undefined {
  const written = source.slice(start, end);
  const range = /^<[a-z]+[\s/]/i.test(written) ? inTag(written) : written.startsWith('<') ? undefined : inMarkdown(written);
  if (range) {
    const found = { start: start + range.start, end: start + range.end };
    return spells(source.slice(found.start, found.end), address) ? found : undefined;
  }
  return inDefinition(source, written, address);
}

const addressAttribute = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/di;

function inTag(tag: string): Range | undefined {
  const indices = addressAttribute.exec(tag)?.indices;
  const [start, end] = indices?.[1] ?? indices?.[2] ?? indices?.[3] ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

const destination = /\]\(\s*(?:<([^<>\n]*)>|([^\s<][^\s]*?))(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)$/dy;

function inMarkdown(written: string): Range | undefined {
  destination.lastIndex = written.lastIndexOf('](');
  if (destination.lastIndex === -1) return undefined;
  const indices = destination.exec(written)?.indices;
  const [start, end] = indices?.[1] ?? indices?.[2] ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** `[text][name]` and `[name]`: the address is elsewhere in the text. */
function inDefinition(source: string, written: string, address: string): Range | undefined {
  const name = /\[([^\]]+)\](?:\[\])?$/.exec(written)?.[1];
  if (name === undefined) return undefined;
  const definitions = /^ {0,3}\[([^\]]+)\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/dgm;
  for (const found of source.matchAll(definitions)) {
    if (found[1]?.trim().toLowerCase() !== name.trim().toLowerCase()) continue;
    const [start, end] = found.indices?.[2] ?? found.indices?.[3] ?? [];
    if (start !== undefined && end !== undefined && spells(source.slice(start, end), address)) return { start, end };
  }
  return undefined;
}

/** The parser encodes what may not be in an address, so both are compared decoded. */
function spells(written: string, address: string): boolean {
  return written === address || plain(written) === plain(address);
}

function plain(address: string): string {
  const unescaped = address
    .trim()
    .replace(/&amp;/g, '&')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
  try {
    return decodeURIComponent(unescaped);
  } catch {
    return unescaped;
  }
}
