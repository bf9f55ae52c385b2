import { definePart, useText, type PartProps } from '@webdocs/remote-kit';
import { BrokenPage } from '../features/broken-page/BrokenPage.tsx';
import { WriterTable } from '../features/writer-table/WriterTable.tsx';
import { writersMessages } from '../writers-messages.ts';

function WritersPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Writers') return <WriterTable key={page.url} served={page} />;
  return <BrokenPage url={address.pathname} message={page.renderer === 'Broken' ? page.message : text('docs-writers-none')} />;
}

export const writersPage = definePart({ component: WritersPage, messages: writersMessages });
