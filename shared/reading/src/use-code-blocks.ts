import { useEffect, type RefObject } from 'react';
import type { CodeBlockSurroundings } from './code-block/add-controls.ts';

export type { CodeQueue } from './code-block/queue-control.ts';

interface CodeBlocksInPage extends CodeBlockSurroundings {
  /** Which state of the page, where that may change: what is replaced gets new buttons. */
  readonly edition?: string;
}

/**
 * Gives each code block of the content its buttons once the page is alive: a button that cannot work yet is not shown, and
 * the head has room for all of them from the start.
 */
export function useCodeBlocks(container: RefObject<HTMLElement | null>, { text, locale, page, edition, queue }: CodeBlocksInPage): void {
  useEffect(() => {
    const element = container.current;
    if (!element?.querySelector('.code-example')) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    import(/* webpackChunkName: "code-controls" */ './code-block/add-controls.ts').then(
      ({ addControls }) => {
        if (!isOver) stop = addControls(element, { text, locale, page, queue });
      },
      // Without them the code is there to read.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [container, text, locale, page, edition, queue]);
}
