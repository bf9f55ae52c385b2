import type { Locale } from '@webdocs/contracts/locale';
import { make } from '@webdocs/design/elements';
import { useEffect, type RefObject } from 'react';
import styles from './code-block/code-block.module.css';
import { copyControl } from './code-block/copy-control.ts';
import { playControl } from './code-block/play-control.ts';
import { queueControl, type CodeQueue } from './code-block/queue-control.ts';
import { offerWrapping } from './code-block/wrap-control.ts';

export type { CodeQueue };

export interface CodeBlockSurroundings {
  readonly text: (id: string) => string;
  readonly locale: Locale;
  /** Address of the page that the container shows. */
  readonly page: string;
  /** Which state of it, where that may change: what is shown anew gets new buttons. */
  readonly edition?: string;
  /** Where blocks can be collected, to be run together. */
  readonly queue?: CodeQueue | undefined;
}

/**
 * Gives each code block of the content its buttons once the page is alive: a button that cannot work yet is not shown, and the
 * head has room for all of them from the start.
 */
export function useCodeBlocks(
  container: RefObject<HTMLElement | null>,
  { text, locale, page, edition, queue }: CodeBlockSurroundings,
): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const heads = [...element.querySelectorAll<HTMLElement>('.code-example > .example-header')];
    const rows = heads.map((head, index) => addControls(head, index));
    const stopWrapping = offerWrapping(element, rows, text('reading-wrap'));
    return () => {
      stopWrapping();
      for (const { row, stop } of rows) {
        stop();
        row.remove();
      }
    };

    function addControls(head: HTMLElement, index: number) {
      const block = head.parentElement as HTMLElement;
      // Empty until there is something to say: only a change of a live region is read out.
      const status = make('span', { class: 'visually-hidden', role: 'status' });
      const controls = [
        queueControl(block, { text, page, index, queue }),
        playControl(block, { text, locale, page, status }),
        copyControl(block, { text, status }),
      ].filter((control) => control !== undefined);
      const row = make('div', { class: styles.controls }, ...controls.map(({ button }) => button), status);
      head.append(row);
      return { row, block, stop: () => controls.forEach(({ stop }) => stop()) };
    }
  }, [container, text, locale, page, edition, queue]);
}
