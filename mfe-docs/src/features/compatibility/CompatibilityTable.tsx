import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';

/** The data of the table is the browser's to fetch; where none is at hand, the query says what is missing. */
export function CompatibilityTable({ query }: { readonly query: string }) {
  const text = useText();
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <Note kind="note" title={text('docs-compatibility')}>
      {isInBrowser ? text('docs-compatibility-missing', { query }) : text('docs-compatibility-server')}
    </Note>
  );
}
