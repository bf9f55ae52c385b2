import { headingId } from '@webdocs/contracts/page/document-ids';
import type { BrokenPage as Broken } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { useNavigate, useText } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';
import { answerText } from './answer-text.ts';
import styles from './BrokenPage.module.css';

interface BrokenPageProps {
  readonly page: Pick<Broken, 'url' | 'status' | 'message'>;
  /** The title of the window from the click until the page is loaded again. */
  readonly loadingTitle?: string;
}

/** Shown where a page should be when its data could not be had. Its texts are `@webdocs/page-states/words/en-US.ftl`. */
export function BrokenPage({ page, loadingTitle }: BrokenPageProps) {
  const text = useText();
  const navigate = useNavigate();

  function reload(event: MouseEvent) {
    event.preventDefault();
    // A browser that reloads offline has nothing to show but a page of its own.
    if (!navigator.onLine) return navigate(page.url);
    if (loadingTitle) document.title = loadingTitle;
    window.location.reload();
  }

  return (
    <div className={styles.page}>
      <div className={styles.box} role="alert">
        <h1 id={headingId}>{text('page-broken')}</h1>
        <p>{answerText(page, text)}</p>
        {/* A form asks for the page again without a script; with one the query of the address is kept. */}
        <form action={page.url}>
          <Button type="submit" onClick={reload}>
            {text('page-broken-reload')}
          </Button>
        </form>
      </div>
    </div>
  );
}
