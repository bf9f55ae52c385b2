const quote = 0x22;
const backslash = 0x5c;
const opening = { object: 0x7b, list: 0x5b };
const closing = { object: 0x7d, list: 0x5d };
const colon = 0x3a;
const comma = 0x2c;

/** Where a value is in the bytes of a JSON document. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Tells where the members of the objects of a JSON document are, without reading their values. `visit` is called
 * when a value has been passed, with the names that lead to it; `enter` says whether an object is looked into.
 */
export function eachMember(
  bytes: Uint8Array,
  enter: (names: readonly string[]) => boolean,
  visit: (names: readonly string[], span: Span) => void,
): void {
  const names: string[] = [];
  const end = members(blank(0));
  if (blank(end) !== bytes.length) throw new SyntaxError(`unexpected text after the value at byte ${end}`);

  function members(start: number): number {
    expect(start, opening.object);
    let at = blank(start + 1);
    if (bytes[at] === closing.object) return at + 1;
    for (;;) {
      const name = afterString(at);
      names.push(textBetween(at, name));
      const valueStart = blank(expect(blank(name), colon));
      const valueEnd = bytes[valueStart] === opening.object && enter(names) ? members(valueStart) : afterValue(valueStart);
      visit(names, { start: valueStart, end: valueEnd });
      names.pop();
      at = blank(valueEnd);
      if (bytes[at] === closing.object) return at + 1;
      at = blank(expect(at, comma));
    }
  }

  function afterValue(start: number): number {
    const first = bytes[start];
    if (first === quote) return afterString(start);
    let at = start;
    if (first !== opening.object && first !== opening.list) {
      while (at < bytes.length && !isEnd(bytes[at])) at += 1;
      if (at === start) throw new SyntaxError(`a value is missing at byte ${at}`);
      return at;
    }
    let depth = 0;
    while (at < bytes.length) {
      const byte = bytes[at];
      if (byte === quote) {
        at = afterString(at);
        continue;
      }
      if (byte === opening.object || byte === opening.list) depth += 1;
      else if ((byte === closing.object || byte === closing.list) && --depth === 0) return at + 1;
      at += 1;
    }
    throw new SyntaxError('the document ends too early');
  }

  function afterString(start: number): number {
    expect(start, quote);
    let at = start + 1;
    while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
    return expect(at, quote);
  }

  function textBetween(start: number, end: number): string {
    return String(readSpan(bytes, { start, end }));
  }

  function blank(at: number): number {
    let next = at;
    while (bytes[next] === 0x20 || bytes[next] === 0x0a || bytes[next] === 0x0d || bytes[next] === 0x09) next += 1;
    return next;
  }

  function expect(at: number, byte: number): number {
    if (bytes[at] !== byte) throw new SyntaxError(`expected ${String.fromCharCode(byte)} at byte ${at}`);
    return at + 1;
  }
}

/** The value that is at a place of a JSON document. */
export function readSpan(bytes: Uint8Array, { start, end }: Span): unknown {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8'));
}

function isEnd(byte: number | undefined): boolean {
  return (
    byte === comma || byte === closing.object || byte === closing.list || byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
  );
}
