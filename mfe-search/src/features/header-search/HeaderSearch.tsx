import { search } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import styles from './HeaderSearch.module.css';

interface HeaderSearchProps {
  /** Where the magnifier leads while no script runs. */
  readonly href: string;
  /** The field that it opens, also before this code is there. */
  readonly fieldId: string;
  /** Which page is there: another one starts with an empty box. */
  readonly shown: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** In the header's row from 769px; on phones a magnifier that opens the form over the header. */
export function HeaderSearch({ href, fieldId, shown, input, panel, children }: HeaderSearchProps) {
  const text = useText();
  const shownAt = useRef(shown);

  // A new page starts with an empty box; what was typed before hydration stays.
  useEffect(() => {
    if (shownAt.current === shown) return;
    shownAt.current = shown;
    if (input.current) input.current.value = '';
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [shown, input, panel]);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !panel.current || !input.current) return;
    event.preventDefault();
    openHeaderSearch(panel.current, input.current);
  }

  return (
    <>
      <a href={href} data-opens-field={fieldId} className={styles.magnifier} aria-label={text('search-open')} onClick={open}>
        <Glyph of={search} size={22} />
      </a>
      <div ref={panel} className={styles.panel} popover="auto">
        {children}
      </div>
    </>
  );
}

/** Where the form has its place in the header there is nothing to open. */
export function openHeaderSearch(panel: HTMLElement, input: HTMLInputElement): void {
  if (!panel.checkVisibility()) panel.showPopover();
  input.focus();
  input.select();
}
