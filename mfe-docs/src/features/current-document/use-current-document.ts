import type { CurrentDocument } from '@webdocs/contracts/events/event';
import type { Document } from '@webdocs/contracts/page/page';
import { usePublish } from '@webdocs/remote-kit';
import { useEffect } from 'react';

/** Tells the other teams which document the reader has open. */
export function useCurrentDocument(doc: Document): void {
  const publish = usePublish();
  useEffect(() => {
    publish('document/opened', currentDocumentOf(doc));
    return () => publish('document/closed', { url: doc.mdn_url });
    // A refetched copy of the same page is not another document.
  }, [publish, doc.mdn_url]);
}

function currentDocumentOf({ mdn_url: url, title, locale, pageType, baseline, parents, source }: Document): CurrentDocument {
  return {
    url,
    title,
    locale,
    pageType: pageType ?? null,
    baseline: baseline ? baseline.baseline || 'limited' : null,
    parents: (parents ?? []).map(({ uri, title: name }) => ({ uri, title: name })),
    ...(source ? {} : { isOfData: true }),
  };
}
