import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import styles from './NotFound.module.css';

/** A page that is there but could not be had: says what happened, and a plain link tries again. */
export function BrokenPage({ page: { url, status, message } }: { page: PageOf<'Broken'> }) {
  const text = useText();
  return (
    <div className={styles.page}>
      <section className={styles.failure}>
        <h1 id={headingId}>{text('page-broken')}</h1>
        <p>{status ? text('shell-broken-status', { status: String(status), url }) : message}</p>
        <Button href={url} data-full-load="">
          {text('page-broken-reload')}
        </Button>
      </section>
    </div>
  );
}
