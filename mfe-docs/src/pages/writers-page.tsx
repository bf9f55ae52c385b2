import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, useText, type PartProps } from '@webdocs/remote-kit';
import { BrokenDocument } from '../features/broken-document/BrokenDocument.tsx';
import { WriterTable } from '../features/writers/WriterTable.tsx';
import words from '../features/writers/words/en-US.ftl';

function WritersPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Writers') return <WriterTable key={page.url} served={page} />;
  return <BrokenDocument url={address.pathname} message={page.renderer === 'Broken' ? page.message : text('docs-writers-none')} />;
}

export const writersPage = definePart({ component: WritersPage, messages: joinCatalogues(words, pageStateWords) });
