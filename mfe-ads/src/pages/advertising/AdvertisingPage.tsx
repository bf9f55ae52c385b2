import { Button } from '@webdocs/design/Button';
import { Html, useText, type PartProps } from '@webdocs/remote-kit';
import styles from './AdvertisingPage.module.css';

/** What an advertiser may expect here: the text comes from the content, the opening is our own. */
export function AdvertisingPage({ page }: PartProps) {
  const text = useText();
  if (page.renderer === 'Generic') {
    const { title, summary, sections } = page.hyData;
    return (
      <article key={page.url}>
        <header className={styles.hero}>
          <div className={styles.row}>
            <h1>{title}</h1>
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
  if (page.renderer !== 'Broken') return null;
  const { url, status, message } = page;
  return (
    <div className={styles.broken} role="alert">
      <h1>{text('ads-broken')}</h1>
      <p>{status === undefined ? message : text('ads-broken-detail', { status: String(status), url, body: message })}</p>
      {/* A form asks for the page again, with a script or without. */}
      <form action={url}>
        <Button type="submit">{text('ads-broken-reload')}</Button>
      </form>
    </div>
  );
}
