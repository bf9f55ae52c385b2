import type { PageOf } from '@webdocs/contracts/page/page';
import prose from '@webdocs/reading/prose.module.css';
import { TableOfContents, TableOfContentsPanel } from '@webdocs/reading/TableOfContents';
import { useCodeBlocks } from '@webdocs/reading/use-code-blocks';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { useSectionInView } from '@webdocs/reading/use-section-in-view';
import { Html, Slot, useLocale, useText } from '@webdocs/remote-kit';
import { Fragment, useRef, type ReactNode } from 'react';
import styles from './GenericPage.module.css';

interface GenericPageProps {
  readonly page: PageOf<'Generic'>;
  /** Its title, and what is said of it. */
  readonly opening: ReactNode;
  /** Sections besides those of its text. */
  readonly more?: ReadonlyArray<{ readonly id: string; readonly text: string; readonly section: ReactNode }>;
  /** What is asked before the text. */
  readonly before?: ReactNode;
}

/** A title, sections, and where in them the reader is. */
export function GenericPage({ page, opening, more = [], before }: GenericPageProps) {
  const text = useText();
  const { sections } = page.hyData;
  const toc = [...(page.hyData.toc ?? []), ...more.map(({ id, text: name }) => ({ id, text: name }))];
  const current = useSectionInView(toc.map(({ id }) => id));
  const main = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  useCodeBlocks(main, { text, locale, page: page.url });
  useReachableScrollers(main);
  return (
    <article lang={page.locale}>
      {opening}
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.contents} lang={locale}>
            <TableOfContentsPanel entries={toc} lang={page.locale} heading={text('reading-toc-heading')} current={current} />
          </div>
          {before}
          <div ref={main} className={prose.prose}>
            {sections.map((html, index) => (
              <Html key={index} as="section" className={styles.section} html={html} />
            ))}
            {more.map(({ id, section }) => (
              <Fragment key={id}>{section}</Fragment>
            ))}
          </div>
        </div>
        <div className={styles.rail} lang={locale}>
          <TableOfContents entries={toc} lang={page.locale} heading={text('reading-toc-heading')} current={current} />
          <Slot name="ad-side" />
        </div>
      </div>
    </article>
  );
}
