/** What a check of a declaration asks: `CSS.supports`. */
export type Supports = (property: string, value: string) => boolean;

/**
 * Whether the browser knows what each property of the declarations is given. A property may be given several values, older ones
 * first: one that is known is enough.
 */
export function areSupported(declarations: string, supports: Supports = (property, value) => CSS.supports(property, value)): boolean {
  const known = new Map<string, boolean>();
  for (const [property, value] of declarationsOf(declarations)) {
    const isKnown = property.startsWith('--') || supports(property, value.replace(/\s*!important$/i, ''));
    known.set(property, isKnown || (known.get(property) ?? false));
  }
  return [...known.values()].every(Boolean);
}

/** Properties with their values; semicolons in strings and brackets separate nothing. */
export function declarationsOf(text: string): Array<readonly [property: string, value: string]> {
  const plain = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  const declarations: Array<readonly [string, string]> = [];
  for (const declaration of plain.match(/(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:"[^"]*"|'[^']*'|[^)"'])*\)|[^;])+/g) ?? []) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim();
    if (colon > 0 && property) declarations.push([property, declaration.slice(colon + 1).trim()]);
  }
  return declarations;
}
