import { joinCatalogues } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, useText, type PartProps } from '@webdocs/remote-kit';
import { SideBySide } from '../features/side-by-side/SideBySide.tsx';
import words from '../features/side-by-side/words/en-US.ftl';

function SideBySidePage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'SideBySide') return <SideBySide key={page.url} page={page} />;
  return <BrokenPage page={page.renderer === 'Broken' ? page : { url: address.pathname, message: text('docs-beside-none') }} />;
}

export const sideBySidePage = definePart({ component: SideBySidePage, messages: joinCatalogues(words, pageStateWords) });
