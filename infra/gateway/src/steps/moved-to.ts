/** Characters that do not fit into a header, or that end an address there. */
const notInHeader = /[^\x21-\x7e]|[\\"<>^`{|}]|%(?![0-9a-f]{2})/giu;

/**
 * The address that a reader of a moved page is sent to. Page data moves with its page, to `index.json` again; the query
 * of the reader stays unless the new address has one of its own, and a fragment comes last. What moved to another site has
 * no data here.
 */
export function movedTo(to: string, { form, search }: { readonly form: 'html' | 'json'; readonly search: string }): string {
  const [, path = '', query = search, fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const encoded = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd').replace(notInHeader, encodeURIComponent);
  if (/^https:\/\//i.test(to)) return encoded(to);
  if (form === 'json') return `${encoded(path).replace(/\/$/, '')}/index.json${encoded(query)}`;
  return encoded(path) + encoded(query) + encoded(fragment);
}
