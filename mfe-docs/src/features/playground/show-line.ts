import { showLineEvent } from '../../editor-events/show-line.ts';

/** Puts the caret at a line of the code in a pane, where the reader sees it. Selects the line. */
export function showLine(pane: Element, line: number): void {
  const field = pane.querySelector('textarea');
  if (field) showInField(field, line);
  else pane.querySelector('[data-code-editor]')?.dispatchEvent(new CustomEvent(showLineEvent, { detail: line }));
}

function showInField(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const before = lines.slice(0, line - 1).join('\n');
  const start = line > 1 ? before.length + 1 : 0;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  const box = scrolledBy(field);
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  // The line and a few before it.
  if (box && height > 0) box.scrollTop = Math.max(0, (line - 3) * height);
  (box ?? field).scrollIntoView({ block: 'nearest' });
}

/** The field is as high as its text; a box around it scrolls. */
function scrolledBy(field: HTMLElement): HTMLElement | undefined {
  for (let box = field.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}
