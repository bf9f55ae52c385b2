import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import formWords from '../../features/observatory-form/words/en-US.ftl';
import nameWords from '../../scan-report/words/en-US.ftl';
import { ObservatoryPage } from './ObservatoryPage.tsx';
import words from './words/en-US.ftl';

export const observatoryPage = definePart({
  component: ObservatoryPage,
  messages: joinCatalogues(words, formWords, nameWords, pageStateWords),
});
