/** The slice of the Trusted Types API that is used here; browsers without it take plain strings. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): unknown };
}

const policyName = 'webdocs-html';
let policy: { createHTML(html: string): unknown } | undefined;
const made = new Map<string, unknown>();
const rememberedAtMost = 200;

/**
 * Marks HTML of the content build as trusted. The same string gives the same object: React compares by identity, and a
 * new object would reset the element and wipe what is in it.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy(policyName, { createHTML: (text) => text });
  let trusted = made.get(html);
  if (trusted === undefined) {
    trusted = policy.createHTML(html);
    if (made.size >= rememberedAtMost) made.delete(made.keys().next().value as string);
    made.set(html, trusted);
  }
  return trusted as string;
}
