import { headingId } from '@webdocs/contracts/page/document-ids';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { Html, type PartProps } from '@webdocs/remote-kit';
import styles from './AdvertisingPage.module.css';

/** What an advertiser may expect here: the text comes from the content, the opening is our own. */
export function AdvertisingPage({ page }: PartProps) {
  if (page.renderer === 'Generic') {
    const { title, summary, sections } = page.hyData;
    return (
      <article key={page.url} lang={page.locale}>
        <header className={styles.hero}>
          <div className={styles.row}>
            <h1 id={headingId}>{title}</h1>
            {summary && <p>{summary}</p>}
          </div>
        </header>
        <div className={styles.sections}>
          {sections.map((html, index) => (
            <Html key={index} as="section" html={html} />
          ))}
        </div>
      </article>
    );
  }
  return page.renderer === 'Broken' ? <BrokenPage page={page} /> : null;
}
