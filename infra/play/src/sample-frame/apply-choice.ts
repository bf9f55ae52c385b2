const usual = new WeakMap<HTMLElement, string>();

/** Puts the chosen declarations on the element that an example of choices is about, in place of those before. */
export function applyChoice(code: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[id="example-element"]')) {
    const own = usual.get(element) ?? element.style.cssText;
    usual.set(element, own);
    element.style.cssText = `${own} ${code}`;
  }
}
