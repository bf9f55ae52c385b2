/** Finds any of the words in a text, whatever their case; of two that begin at one place the longer. */
export function patternOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|'), 'giu');
}

/** Puts each find into a `mark`, also one that begins in one element and ends in the next. Nothing else of the markup changes. */
export function highlightWords(element: Element, pattern: RegExp): void {
  const finds = [...element.textContent.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length] as const);
  if (finds.length === 0) return;
  let start = 0;
  for (const node of textsIn(element)) {
    const end = start + node.data.length;
    // From the last to the first, so that cutting leaves the places before it as they are.
    for (const [from, to] of finds.filter(([from, to]) => from < end && to > start).toReversed()) {
      node.splitText(Math.min(to, end) - start);
      const found = node.splitText(Math.max(from, start) - start);
      const mark = document.createElement('mark');
      found.replaceWith(mark);
      mark.append(found);
    }
    start = end;
  }
}

export function removeHighlights(element: Element): void {
  for (const mark of element.querySelectorAll('mark')) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
