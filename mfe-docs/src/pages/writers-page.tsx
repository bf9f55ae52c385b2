import { joinCatalogues } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, useText, type PartProps } from '@webdocs/remote-kit';
import { WriterTable } from '../features/writers/WriterTable.tsx';
import words from '../features/writers/words/en-US.ftl';

function WritersPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Writers') return <WriterTable key={page.url} served={page} />;
  return <BrokenPage page={page.renderer === 'Broken' ? page : { url: address.pathname, message: text('docs-writers-none') }} />;
}

export const writersPage = definePart({ component: WritersPage, messages: joinCatalogues(words, pageStateWords) });
