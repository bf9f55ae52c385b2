import type { Document } from '@webdocs/contracts/page/page';
import { useConfiguration, useLocale } from '@webdocs/remote-kit';
import { useEffect, useState, type ComponentType } from 'react';

/** Fetches the toolbar where somebody writes; readers get neither it nor its words. */
export function WriterToolbar({ doc }: { readonly doc: Document }) {
  const configuration = useConfiguration();
  const locale = useLocale();
  const [Toolbar, setToolbar] = useState<ComponentType<{ readonly doc: Document }>>();
  const isWanted = (configuration.writerMode || configuration.developmentMode) && doc.isActive === true;
  useEffect(() => {
    if (!isWanted) return;
    void import(/* webpackChunkName: "writer-toolbar" */ './toolbar-in.tsx')
      .then(({ toolbarIn }) => toolbarIn(locale, configuration))
      .then((loaded) => setToolbar(() => loaded));
  }, [isWanted, locale, configuration]);
  return isWanted && Toolbar ? <Toolbar key={doc.mdn_url} doc={doc} /> : null;
}
