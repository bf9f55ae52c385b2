import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, useText, type PartProps } from '@webdocs/remote-kit';
import { BrokenDocument } from '../features/broken-document/BrokenDocument.tsx';
import { TranslationProgress } from '../features/translation-progress/TranslationProgress.tsx';
import words from '../features/translation-progress/words/en-US.ftl';

function TranslationsPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Translations') return <TranslationProgress key={page.url} page={page} />;
  return <BrokenDocument url={address.pathname} message={page.renderer === 'Broken' ? page.message : text('docs-progress-none')} />;
}

export const translationsPage = definePart({ component: TranslationsPage, messages: joinCatalogues(words, pageStateWords) });
