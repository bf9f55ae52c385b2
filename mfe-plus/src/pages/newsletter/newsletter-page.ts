import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import earlyWords from '../../features/early-access/words/en-US.ftl';
import words from '../../features/newsletter-form/words/en-US.ftl';
import callWords from '../../features/session-ended/words/en-US.ftl';
import { NewsletterPage } from './NewsletterPage.tsx';

export const newsletterPage = definePart({
  component: NewsletterPage,
  messages: joinCatalogues(words, earlyWords, callWords, pageStateWords),
});
