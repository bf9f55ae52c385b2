/**
 * What tells the blocks of a page apart: the heading of their section, and where a section has several which one it is. Blocks before
 * the first heading are called after the page.
 */
export function blockNames(container: HTMLElement, numbered: (section: string, number: number) => string): ReadonlyMap<Element, string> {
  const sections: Array<{ readonly title: string; readonly blocks: Element[] }> = [{ title: titleOfPage(container), blocks: [] }];
  for (const element of container.querySelectorAll('h2, h3, h4, h5, h6, .code-example:not([hidden])')) {
    if (element.matches('.code-example')) sections.at(-1)?.blocks.push(element);
    else sections.push({ title: plainText(element), blocks: [] });
  }
  const names = new Map<Element, string>();
  for (const { title, blocks } of sections)
    for (const [index, block] of blocks.entries()) names.set(block, blocks.length > 1 ? numbered(title, index + 1) : title);
  return names;
}

function titleOfPage(container: HTMLElement): string {
  const title = container.querySelector('h1') ?? document.querySelector('h1');
  return title ? plainText(title) : document.title;
}

function plainText(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
