import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import type { MouseEventHandler } from 'react';
import styles from './BrokenPage.module.css';

interface BrokenPageProps {
  /** The message says what was answered, with its status and address. */
  readonly page: { readonly url: string; readonly message: string };
  readonly onReload?: MouseEventHandler;
}

/** Shown where a page should be when its data could not be had. Its texts are `@webdocs/page-states/words/en-US.ftl`. */
export function BrokenPage({ page: { url, message }, onReload }: BrokenPageProps) {
  const text = useText();
  return (
    <div className={styles.page}>
      <div className={styles.box} role="alert">
        <h1 id={headingId}>{text('page-broken')}</h1>
        <p>{message}</p>
        {/* A form asks for the page again, with a script or without. */}
        <form action={url}>
          <Button type="submit" onClick={onReload}>
            {text('page-broken-reload')}
          </Button>
        </form>
      </div>
    </div>
  );
}
