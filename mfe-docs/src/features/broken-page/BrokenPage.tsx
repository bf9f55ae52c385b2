import { Button } from '@webdocs/design/Button';
import { useNavigate, useText } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';
import styles from './BrokenPage.module.css';

/** Stands where a document should be when its data could not be had; the message says what was answered. */
export function BrokenPage({ url, message }: { readonly url: string; readonly message: string }) {
  const text = useText();
  const navigate = useNavigate();

  function reload(event: MouseEvent) {
    event.preventDefault();
    // A browser that reloads offline has nothing to show but a page of its own.
    if (!navigator.onLine) return navigate(url);
    document.title = text('docs-loading-title');
    window.location.reload();
  }

  return (
    <div className={styles.place}>
      <div className={styles.box} role="alert">
        <h1>{text('docs-broken')}</h1>
        <p>{message}</p>
        {/* A form asks for the page again without a script too. */}
        <form action={url}>
          <Button type="submit" onClick={reload}>
            {text('docs-broken-reload')}
          </Button>
        </form>
      </div>
    </div>
  );
}
