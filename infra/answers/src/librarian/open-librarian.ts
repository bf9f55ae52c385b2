import type { Content } from '@webdocs/content';
import type { Source } from '@webdocs/contracts/answers/answer';
import { Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { OpenData } from '@webdocs/reference/open-data';
import type { Search } from '@webdocs/search';
import type { AskedQuestion } from '../asked-question.ts';
import { withoutAsking } from '../asking/asking-phrases.ts';
import { inEnglish } from '../asking/english-terms.ts';
import { openFacts } from '../facts/open-facts.ts';
import { findPages, passagesOf, type FoundPages, type Wanted } from '../passages/find-passages.ts';
import { PageTexts } from '../passages/page-texts.ts';
import { chosenQuotes } from '../passages/chosen-quotes.ts';
import { sourceOfPage } from '../passages/source-of-page.ts';
import { answers, isNear, type Judgement } from '../refusal/judgement.ts';
import { namesNothing, saysNothing } from '../refusal/names-nothing.ts';
import { searchWords } from '../refusal/search-words.ts';
import { isSmallTalk } from '../refusal/small-talk.ts';
import { isAboutTheWeb } from '../refusal/web-words.ts';
import type { Librarian, LibrarianAnswer } from './librarian.ts';

export interface LibrarianOptions {
  readonly search: Pick<Search, 'find' | 'texts' | 'weigh' | 'state'>;
  readonly content: Pick<Content, 'page' | 'lastChange' | 'compatPage' | 'exists' | 'revision'>;
  readonly data: OpenData;
}

const pagesRead = 3;
const nearestPages = 3;

/** Answers from open data by rules, else by passages of pages, else with the pages that come nearest. */
export function openLibrarian({ search, content, data }: LibrarianOptions): Librarian {
  const texts = new PageTexts(content);
  const facts = openFacts({ data, content, texts });
  let revision = content.revision();

  return {
    warm: () => facts.warm(),
    async answer(question) {
      if (content.revision() !== revision) {
        revision = content.revision();
        texts.clear();
      }
      const fact = await facts.answer(question);
      if (fact) return { answer: fact, passages: [] };
      if (isSmallTalk(question.text, question.locale)) return refusal('not-about-the-web', '', []);
      if (namesNothing(question.text, question.locale)) return refusal('too-vague', '', []);
      return passagesAnswer(question);
    },
  };

  async function passagesAnswer({ text, locale }: AskedQuestion): Promise<LibrarianAnswer> {
    // A search by titles alone finds too little to say what the pages do not.
    const { state, percent } = search.state();
    if (state === 'missing') throw new Failure('AI_HELP_NOT_READY', { percent });
    const question = text.slice(0, longestLookedAt);
    const wanted: Wanted = { ...withoutAsking(question, locale), question, locale };
    const own = await judgedPages(wanted);
    if (own.judgement.isAnswer || locale === fallbackLocale) return finished(own, wanted);
    const wantedInEnglish = asEnglishPagesSay(wanted);
    const english = await judgedPages(wantedInEnglish, own.found);
    if (english.judgement.isAnswer) return finished(english, wantedInEnglish);
    // What comes nearest may be in English alone.
    return finished(english.judgement.isNear && !own.judgement.isNear ? english : own, wanted);
  }

  async function judgedPages(wanted: Wanted, before?: FoundPages) {
    const found = await findPages(wanted, { search, content }, before?.asked);
    return { found, judgement: answers(found) };
  }

  async function finished(
    { found, judgement }: { readonly found: FoundPages; readonly judgement: Judgement },
    wanted: Wanted,
  ): Promise<LibrarianAnswer> {
    const nearest = found.pages
      .filter(isNear)
      .slice(0, nearestPages)
      .map(({ hit }) => sourceOfPage(hit, content));
    const words = searchWords(wanted.text, found.asked);
    if (!judgement.isAnswer) {
      // That no page is about it does not make a question that speaks of elements or requests one about something else.
      const isOfTheWeb = judgement.reason === 'not-about-the-web' && isAboutTheWeb(wanted.text);
      const reason = isOfTheWeb ? 'not-in-the-documentation' : judgement.reason;
      return refusal(reason, words, judgement.isNear ? nearest : []);
    }
    const read = await passagesOf(found.pages.slice(0, pagesRead), wanted, found.asked, texts, { search, content });
    const { quotes, sources, passages } = chosenQuotes(read);
    if (quotes.length === 0) return refusal('not-in-the-documentation', words, nearest);
    return { answer: { kind: 'passages', quotes, sources, follow_ups: [] }, passages };
  }

  function refusal(
    reason: 'not-about-the-web' | 'not-in-the-documentation' | 'too-vague',
    words: string,
    sources: Source[],
  ): LibrarianAnswer {
    return { answer: { kind: 'refusal', reason, search: words, sources, follow_ups: [] }, passages: [] };
  }
}

/** Of what pages in English can have, if that is most of it. */
function asEnglishPagesSay(wanted: Wanted): Wanted {
  const { text, isMeant } = inEnglish(wanted, (word) => saysNothing(word, wanted.locale));
  if (!isMeant || text === wanted.text) return { ...wanted, locale: fallbackLocale };
  return { ...wanted, text, question: `${wanted.isDefinition ? 'what is' : 'how to'} ${text}`, locale: fallbackLocale };
}

/** More of a question is not needed to find what it is about. */
const longestLookedAt = 1000;
