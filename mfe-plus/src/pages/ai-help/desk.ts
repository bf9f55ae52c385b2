import { joinCatalogues } from '@webdocs/i18n';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePiece } from '@webdocs/remote-kit';
import answerWords from '../../answers/words/en-US.ftl';
import composerWords from '../../features/ai-help-composer/words/en-US.ftl';
import exchangeWords from '../../features/ai-help-exchange/words/en-US.ftl';
import callWords from '../../features/session-ended/words/en-US.ftl';
import { Desk } from './Desk.tsx';

export const desk = definePiece({
  component: Desk,
  messages: joinCatalogues(answerWords, composerWords, exchangeWords, callWords, readingWords),
});
