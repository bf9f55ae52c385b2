import type { Locale } from '@webdocs/contracts/reader/locale';
import { make } from '@webdocs/enhance/elements';
import styles from './code-block.module.css';
import { blockNames } from './block-names.ts';
import type { ControlText } from './control.ts';
import { copyControl } from './copy-control.ts';
import { playControl } from './play-control.ts';
import { queueControl, type CodeQueue } from './queue-control.ts';
import { offerWrapping } from './wrap-control.ts';

export interface CodeBlockSurroundings {
  readonly text: ControlText;
  readonly locale: Locale;
  /** Address of the page that the container shows. */
  readonly page: string;
  /** Where blocks can be collected, to be run together. */
  readonly queue?: CodeQueue | undefined;
}

/** Puts the buttons into the heads of all code blocks, which have room for them; returns how to take them out again. */
export function addControls(container: HTMLElement, { text, locale, page, queue }: CodeBlockSurroundings): () => void {
  const heads = container.querySelectorAll<HTMLElement>('.code-example > .example-header');
  const names = blockNames(container, (section, number) => text('reading-code-in', { section, number }));
  const rows = Array.from(heads, addRow);
  const stopWrapping = offerWrapping(container, rows, text('reading-wrap'));
  return () => {
    stopWrapping();
    for (const { row, stop } of rows) {
      stop();
      row.remove();
    }
  };

  function addRow(head: HTMLElement, index: number) {
    const block = head.parentElement as HTMLElement;
    // Empty until there is something to say: only a change of a live region is read out.
    const status = make('span', { class: 'visually-hidden', role: 'status' });
    const name = names.get(block) ?? '';
    const controls = [
      queueControl(block, { text, name, page, index, queue }),
      playControl(block, { text, name, locale, page, status }),
      copyControl(block, { text, name, status }),
    ].filter((control) => control !== undefined);
    const row = make('div', { class: styles.controls }, ...controls.map(({ button }) => button), status);
    head.append(row);
    return { row, block, stop: () => controls.forEach(({ stop }) => stop()) };
  }
}
