import { codeWrappingKey, isCodeWrapped, markCodeWrapping } from '@webdocs/contracts/samples/code-wrapping';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Drawing } from '@webdocs/design/drawings';
import { toggle } from './control.ts';

const wrapLines: Drawing = { line: 'M3 5h14M3 10h11a2.75 2.75 0 0 1 0 5.5H9.5M11.5 13.5l-2 2 2 2M3 15.5h3' };

interface WrappableBlock {
  /** Where the button is, before all others. */
  readonly row: HTMLElement;
  readonly block: HTMLElement;
}

/** A button in the head of each block whose lines are longer than the block is wide. It breaks those of all blocks. */
export function offerWrapping(container: HTMLElement, blocks: readonly WrappableBlock[], name: string): () => void {
  const root = document.documentElement;
  const offers = blocks.flatMap(({ row, block }) => {
    const pre = block.querySelector('pre');
    return pre ? [{ row, pre, button: toggle(wrapLines, name) }] : [];
  });
  for (const { button } of offers) button.addEventListener('click', choose);
  window.addEventListener('storage', followOtherTabs);
  const observer = new ResizeObserver(offerWhereUseful);
  observer.observe(container);
  return stop;

  function choose(): void {
    const chosen = isCodeWrapped(root) ? null : 'yes';
    markCodeWrapping(root, chosen);
    keep(chosen);
    offerWhereUseful();
  }

  function followOtherTabs({ key, newValue }: StorageEvent): void {
    if (key !== codeWrappingKey) return;
    markCodeWrapping(root, newValue);
    offerWhereUseful();
  }

  function offerWhereUseful(): void {
    const isWrapped = isCodeWrapped(root);
    const isUseful = offers.map(({ pre }) => (isWrapped ? hasBrokenLines(pre) : pre.scrollWidth > pre.clientWidth));
    for (const [index, { row, button }] of offers.entries()) {
      button.setAttribute('aria-pressed', String(isWrapped));
      if (!isUseful[index]) button.remove();
      else if (!button.isConnected) row.prepend(button);
    }
  }

  function stop(): void {
    observer.disconnect();
    window.removeEventListener('storage', followOtherTabs);
    for (const { button } of offers) button.remove();
  }
}

/** More lines are shown than are written. */
function hasBrokenLines(pre: HTMLElement): boolean {
  const written = (pre.textContent ?? '').replace(/\n$/, '').split('\n').length;
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(pre);
  const shown = pre.scrollHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  return shown > (written + 0.5) * parseFloat(lineHeight);
}

/** Without a storage the choice lasts for this page. */
function keep(chosen: string | null): void {
  try {
    if (chosen === null) localStorage.removeItem(codeWrappingKey);
    else localStorage.setItem(codeWrappingKey, chosen);
  } catch (thrown) {
    console.warn(new Failure('STORAGE_UNAVAILABLE', { key: codeWrappingKey, cause: causeOf(thrown) }).message);
  }
}
