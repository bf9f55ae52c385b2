import { joinCatalogues } from '@webdocs/i18n';
import loadingWords from '@webdocs/page-states/loading/words/en-US.ftl';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import callWords from '../../features/session-ended/words/en-US.ftl';
import earlyWords from '../../features/early-access/words/en-US.ftl';
import words from '../../features/settings/words/en-US.ftl';
import { SettingsPage } from './SettingsPage.tsx';

export const settingsPage = definePart({
  component: SettingsPage,
  messages: joinCatalogues(words, earlyWords, callWords, loadingWords, pageStateWords),
});
