import { Note } from '@webdocs/design/Note';
import { useConfiguration, useLocale, useReport, useText } from '@webdocs/remote-kit';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { OpenedTable, OpenTable } from './table-in-page.ts';

/** How far below the window a table may be when its code or its data are fetched. */
const nearView = '800px';

/**
 * Brings the table in an element to life when it comes near the view, or at the first touch. Gives what there is to say
 * where no table can be shown.
 */
export function useOpenTable(place: RefObject<HTMLElement | null>, query: string): ReactNode {
  const locale = useLocale();
  const report = useReport();
  const configuration = useConfiguration();
  const [problem, setProblem] = useState<ReactNode>();

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const { addresses, pseudoLocale: pseudo } = configuration;
    const table = { element, query, locale, address: addresses.compat, feedback: addresses.feedback, pseudo, report };
    let opened: OpenedTable | undefined;
    let pressed: Event | undefined;
    let isOpening = false;
    let isGone = false;
    const observer = new IntersectionObserver((entries) => void (entries.some(({ isIntersecting }) => isIntersecting) && open()), {
      rootMargin: nearView,
    });
    observer.observe(element);
    for (const touch of touches) element.addEventListener(touch, onTouch);
    return () => {
      isGone = true;
      waitNoLonger();
      opened?.close();
    };

    function onTouch(event: Event): void {
      if (event.type === 'click') pressed = event;
      void open();
    }

    async function open(): Promise<void> {
      if (isOpening) return;
      isOpening = true;
      try {
        const openTable = await openerFor(table.element);
        waitNoLonger();
        if (isGone) return;
        opened = await openTable(table, pressed);
        if (isGone) opened.close();
        else setProblem(opened.problem);
      } catch (thrown) {
        // The next touch is another chance.
        isOpening = false;
        report('COMPAT_UNAVAILABLE', thrown);
        if (!isGone && !hasTable(table.element)) setProblem(<NotLoaded />);
      }
    }

    function waitNoLonger(): void {
      observer.disconnect();
      for (const touch of touches) table.element.removeEventListener(touch, onTouch);
    }
  }, [place, query, locale, configuration, report]);

  return problem;
}

function NotLoaded() {
  const text = useText();
  return (
    <Note kind="danger" title={text('docs-error')}>
      {text('docs-compatibility-failed')}
    </Note>
  );
}

const touches = ['click', 'focusin'] as const;
const hasTable = (element: HTMLElement) => element.querySelector('table') !== null;

/** The server's table needs little; one that is not there yet needs the code that draws it, with its words. */
async function openerFor(element: HTMLElement): Promise<OpenTable> {
  if (hasTable(element)) return (await import(/* webpackChunkName: "docs-compat-live" */ './live-table.ts')).openLiveTable;
  return (await import(/* webpackChunkName: "docs-compat" */ './fetched-table.tsx')).openFetchedTable;
}
