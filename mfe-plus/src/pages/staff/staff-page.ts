import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import callWords from '../../features/session-ended/words/en-US.ftl';
import words from '../../features/staff-accounts/words/en-US.ftl';
import { StaffPage } from './StaffPage.tsx';

export const staffPage = definePart({ component: StaffPage, messages: joinCatalogues(words, callWords, pageStateWords) });
