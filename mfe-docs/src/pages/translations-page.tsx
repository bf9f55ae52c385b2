import { joinCatalogues } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, useText, type PartProps } from '@webdocs/remote-kit';
import { TranslationProgress } from '../features/translation-progress/TranslationProgress.tsx';
import words from '../features/translation-progress/words/en-US.ftl';

function TranslationsPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Translations') return <TranslationProgress key={page.url} page={page} />;
  return <BrokenPage page={page.renderer === 'Broken' ? page : { url: address.pathname, message: text('docs-progress-none') }} />;
}

export const translationsPage = definePart({ component: TranslationsPage, messages: joinCatalogues(words, pageStateWords) });
