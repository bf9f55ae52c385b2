import type { Content } from '@webdocs/content';
import type { Source } from '@webdocs/contracts/answers/answer';
import { Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { OpenData } from '@webdocs/reference/open-data';
import type { Search } from '@webdocs/search';
import type { AskedQuestion } from '../asked-question.ts';
import { withoutAsking } from '../asking/asking-phrases.ts';
import { openFacts } from '../facts/open-facts.ts';
import { findPages, passagesOf, type FoundPages, type Wanted } from '../passages/find-passages.ts';
import { PageTexts } from '../passages/page-texts.ts';
import { chosenQuotes } from '../passages/chosen-quotes.ts';
import { sourceOfPage } from '../passages/source-of-page.ts';
import { answers, isNear, type Judgement } from '../refusal/judgement.ts';
import { namesNothing } from '../refusal/names-nothing.ts';
import { searchWords } from '../refusal/search-words.ts';
import { isSmallTalk } from '../refusal/small-talk.ts';
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
    const english = await judgedPages({ ...wanted, locale: fallbackLocale }, own.found);
    return english.judgement.isAnswer ? finished(english, wanted) : finished(own, wanted);
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
    if (!judgement.isAnswer) return refusal(judgement.reason, words, judgement.isNear ? nearest : []);
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

/** More of a question is not needed to find what it is about. */
const longestLookedAt = 1000;
