import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/collections/words/en-US.ftl';
import callWords from '../../features/session-ended/words/en-US.ftl';
import watchingWords from '../../features/watching/words/en-US.ftl';
import { CollectionsPart } from './CollectionsPart.tsx';

export const collectionsPage = definePart({
  component: CollectionsPart,
  messages: joinCatalogues(words, watchingWords, callWords, pageStateWords),
});
