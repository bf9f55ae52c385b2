/** Whether long lines of code are broken: a choice of the reader, kept in the browser; style sheets read it from the root. */
export const codeWrappingKey = 'wrap-code';

export function isCodeWrapped(root: { readonly dataset: object }): boolean {
  return 'wrapCode' in root.dataset;
}

/** `stored` is what is under the key. */
export function markCodeWrapping(root: { toggleAttribute(name: string, isSet: boolean): boolean }, stored: string | null): void {
  root.toggleAttribute('data-wrap-code', stored === 'yes');
}
