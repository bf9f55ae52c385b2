import type { BrokenPage as Broken } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import styles from './BrokenPage.module.css';

/** Stands where a page should be when its data could not be had. */
export function BrokenPage({ page: { url, status, message } }: { readonly page: Broken }) {
  const text = useText();
  return (
    <div className={styles.place}>
      <div className={styles.box} role="alert">
        <h1>{text('blog-broken')}</h1>
        <p>{status === undefined ? message : text('blog-broken-detail', { status: String(status), url, body: message })}</p>
        {/* A form asks for the page again, with a script or without. */}
        <form action={url}>
          <Button type="submit">{text('blog-broken-reload')}</Button>
        </form>
      </div>
    </div>
  );
}
