/** Code may throw or print a proxy that refuses to say what it is: it is nothing then. */
export function isA<T>(kind: abstract new (...words: never[]) => T, value: unknown): value is T {
  try {
    return value instanceof kind;
  } catch {
    return false;
  }
}
