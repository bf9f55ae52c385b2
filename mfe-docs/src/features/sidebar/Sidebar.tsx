import { close } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Html, useText } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import { scrollToCurrent } from './sidebar-tree.ts';
import { SidebarFilter } from './SidebarFilter.tsx';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly id: string;
  readonly pageUrl: string;
  /** Empty while hydrating: the tree stands in the document already. */
  readonly html: string;
}

/** Related topics: a column of its own from 992px, below it a drawer that opens without a script. */
export function Sidebar({ id, pageUrl, html }: SidebarProps) {
  const text = useText();
  const drawer = useRef<HTMLElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const showCurrent = () => tree.current && scrollToCurrent(tree.current);

  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
    showCurrent();
  }, [pageUrl]);

  return (
    <nav ref={drawer} id={id} className={styles.sidebar} popover="auto" aria-label={text('docs-sidebar')} onToggle={showCurrent}>
      <div className={styles.head}>
        <SidebarFilter key={pageUrl} tree={tree} />
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={text('docs-sidebar-close')}
        >
          <Glyph of={close} />
        </button>
      </div>
      <div ref={tree} className={styles.tree}>
        <Html key={pageUrl} html={html} />
      </div>
    </nav>
  );
}
