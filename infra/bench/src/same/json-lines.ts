/** JSON as one line a value, each with the path to it; the order of keys says nothing and is alphabetical. */
export function jsonLines(text: string): string {
  try {
    return [...linesOf(JSON.parse(text), '')].join('\n');
  } catch {
    return `not JSON: ${text}`;
  }
}

function* linesOf(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    if (value.length === 0) yield `${path} = []`;
    for (const [index, item] of value.entries()) yield* linesOf(item, `${path}[${index}]`);
    return;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    if (entries.length === 0) yield `${path} = {}`;
    for (const [key, item] of entries) yield* linesOf(item, `${path}.${key}`);
    return;
  }
  yield `${path} = ${JSON.stringify(value)}`;
}
