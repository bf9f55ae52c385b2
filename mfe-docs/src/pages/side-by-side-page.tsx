import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, useText, type PartProps } from '@webdocs/remote-kit';
import { BrokenDocument } from '../features/broken-document/BrokenDocument.tsx';
import { SideBySide } from '../features/side-by-side/SideBySide.tsx';
import words from '../features/side-by-side/words/en-US.ftl';

function SideBySidePage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'SideBySide') return <SideBySide key={page.url} page={page} />;
  return <BrokenDocument url={address.pathname} message={page.renderer === 'Broken' ? page.message : text('docs-beside-none')} />;
}

export const sideBySidePage = definePart({ component: SideBySidePage, messages: joinCatalogues(words, pageStateWords) });
