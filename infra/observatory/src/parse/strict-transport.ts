export interface StrictTransport {
  readonly maxAge: number;
  readonly includesSubdomains: boolean;
  readonly isForPreload: boolean;
}

/** Reads the value as RFC 6797 says; undefined of one that browsers ignore: without max-age, or with a directive twice. */
export function parseStrictTransport(value: string): StrictTransport | undefined {
  const directives = new Map<string, string>();
  for (const piece of value.split(';')) {
    const [, name, quoted, plain] = /^\s*([!#$%&'*+\-.^_`|~\w]+)\s*(?:=\s*(?:"([^"]*)"|([^\s"]*))\s*)?$/.exec(piece) ?? [];
    if (name === undefined) {
      if (piece.trim() === '') continue;
      return undefined;
    }
    const key = name.toLowerCase();
    if (directives.has(key)) return undefined;
    directives.set(key, quoted ?? plain ?? '');
  }
  const maxAge = directives.get('max-age');
  if (maxAge === undefined || !/^\d+$/.test(maxAge)) return undefined;
  return {
    maxAge: Math.min(Number(maxAge), Number.MAX_SAFE_INTEGER),
    includesSubdomains: directives.has('includesubdomains'),
    isForPreload: directives.has('preload'),
  };
}
