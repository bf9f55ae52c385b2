import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import prose from '@webdocs/reading/prose.module.css';
import { TableOfContents } from '@webdocs/reading/TableOfContents';
import { useSectionInView } from '@webdocs/reading/use-section-in-view';
import { Html, useText, type PartProps } from '@webdocs/remote-kit';
import styles from './GenericPage.module.css';

/** A page of running text that belongs to no section. */
export function GenericPage({ page }: PartProps) {
  return page.renderer === 'Generic' ? <Text key={page.url} page={page} /> : null;
}

function Text({ page: { hyData, locale } }: { page: PageOf<'Generic'> }) {
  const text = useText();
  const { title, summary, sections, toc = [] } = hyData;
  const current = useSectionInView(toc.map(({ id }) => id));
  return (
    <div className={toc.length > 0 ? `${styles.page} ${styles.withToc}` : styles.page}>
      <article className={styles.text} lang={locale}>
        <h1 id={headingId}>{title}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        {sections.map((html, index) => (
          <Html key={index} as="section" className={`${prose.prose} ${styles.section}`} html={html} />
        ))}
      </article>
      <TableOfContents entries={toc} lang={locale} heading={text('reading-toc-heading')} current={current} />
    </div>
  );
}
