/** Scrolls a column, and nothing else, until an element of it is in the middle; one in view stays where it is. */
export function scrollWithin(column: Element, element: Element): void {
  const frame = column.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  column.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/** The nearest element around it that scrolls. */
export function columnAround(element: Element): Element | undefined {
  for (let around = element.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return undefined;
}
