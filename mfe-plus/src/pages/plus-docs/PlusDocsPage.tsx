import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import prose from '@webdocs/reading/prose.module.css';
import { TableOfContents, TableOfContentsPanel } from '@webdocs/reading/TableOfContents';
import { useCodeBlocks } from '@webdocs/reading/use-code-blocks';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { useSectionInView } from '@webdocs/reading/use-section-in-view';
import { Html, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { PlusDocsSidebar } from '../../features/plus-docs-sidebar/PlusDocsSidebar.tsx';
import styles from './PlusDocsPage.module.css';

export function PlusDocsPage({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  if (page.renderer !== 'Generic') return null;
  return (
    <div className={styles.columns}>
      <PlusDocsSidebar address={address} />
      <Chapter key={page.url} url={page.url} language={page.locale} chapter={page.hyData} />
    </div>
  );
}

interface ChapterProps {
  readonly url: string;
  readonly language: PageOf<'Generic'>['locale'];
  readonly chapter: PageOf<'Generic'>['hyData'];
}

function Chapter({ url, language, chapter: { title, summary, sections, toc = [] } }: ChapterProps) {
  const text = useText();
  const current = useSectionInView(toc.map(({ id }) => id));
  const main = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  useCodeBlocks(main, { text, locale, page: url });
  useReachableScrollers(main);
  return (
    <>
      <article className={styles.article} lang={language}>
        <h1 id={headingId}>{title}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        <div className={styles.contents} lang={locale}>
          <TableOfContentsPanel entries={toc} lang={language} heading={text('reading-toc-heading')} current={current} />
        </div>
        <div ref={main} className={prose.prose}>
          {sections.map((html, index) => (
            <Html key={index} as="section" className={styles.section} html={html} />
          ))}
        </div>
      </article>
      <div className={styles.rail}>
        <TableOfContents entries={toc} lang={language} heading={text('reading-toc-heading')} current={current} />
      </div>
    </>
  );
}
