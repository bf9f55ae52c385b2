import type { Document } from '@webdocs/contracts/page/page';
import { latePiece, useConfiguration, useLatePiece } from '@webdocs/remote-kit';
import { useEffect } from 'react';

const Toolbar = latePiece(async () => (await import(/* webpackChunkName: "writer-toolbar" */ './Toolbar.tsx')).toolbar);

/** Fetches the toolbar where a writer works; readers get neither it nor its texts. */
export function WriterToolbar({ doc }: { readonly doc: Document }) {
  const { writerMode, developmentMode } = useConfiguration();
  const { isThere, fetch } = useLatePiece(Toolbar);
  const isForWriter = (writerMode || developmentMode) && doc.isActive === true;
  useEffect(() => {
    if (isForWriter) void fetch();
  }, [isForWriter, fetch]);
  return isForWriter && isThere ? <Toolbar key={doc.mdn_url} doc={doc} followsFile={!developmentMode} /> : null;
}
