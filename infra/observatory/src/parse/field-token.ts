import { parseDictionary, parseItem, Token } from 'structured-headers';

/** The token of a structured field that holds one item (RFC 9651), without its parameters; undefined where it is none. */
export function fieldToken(value: string): string | undefined {
  try {
    const [item] = parseItem(value);
    return item instanceof Token ? item.toString() : undefined;
  } catch {
    return undefined;
  }
}

/** The names in a structured field that holds a dictionary; undefined where it is none. */
export function fieldNames(value: string): string[] | undefined {
  try {
    return [...parseDictionary(value).keys()];
  } catch {
    return undefined;
  }
}
