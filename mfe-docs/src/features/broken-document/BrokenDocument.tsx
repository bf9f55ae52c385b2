import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { useNavigate, useText } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';

/** Shown where a document should be when its data could not be had; the message says what was answered. */
export function BrokenDocument({ url, message }: { readonly url: string; readonly message: string }) {
  const text = useText();
  const navigate = useNavigate();

  function reload(event: MouseEvent) {
    event.preventDefault();
    // A browser that reloads offline has nothing to show but a page of its own.
    if (!navigator.onLine) return navigate(url);
    document.title = text('docs-loading-title');
    window.location.reload();
  }

  return <BrokenPage page={{ url, message }} onReload={reload} />;
}
