import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { useNavigate } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';

interface BrokenDocumentProps {
  readonly url: string;
  /** What was answered. */
  readonly message: string;
  /** The title of the window from the click until the page is loaded again. */
  readonly loadingTitle?: string;
}

/** Shown where a document should be when its data could not be had. A reload keeps the query of the address, a form does not. */
export function BrokenDocument({ url, message, loadingTitle }: BrokenDocumentProps) {
  const navigate = useNavigate();

  function reload(event: MouseEvent) {
    event.preventDefault();
    // A browser that reloads offline has nothing to show but a page of its own.
    if (!navigator.onLine) return navigate(url);
    if (loadingTitle) document.title = loadingTitle;
    window.location.reload();
  }

  return <BrokenPage page={{ url, message }} onReload={reload} />;
}
