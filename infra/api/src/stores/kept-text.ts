const unfit = /[\0\p{Surrogate}]/gu;

/** Text as PostgreSQL can keep it: without NUL and without halves of characters, which models and data may bring. */
export function keptText(text: string): string {
  return text.replace(unfit, '');
}

/** The same of every text in a value, as JSON. */
export function keptJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? keptText(inner) : inner));
}
