import type { Answer } from '@webdocs/contracts/answers/answer';
import { openLibrarian } from '@webdocs/answers/librarian';
import { answerText } from './answer-text.ts';
import {
  halfOf,
  type Answerable,
  type Half,
  type JudgedQuestions,
  type JudgedSite,
  type Typed,
  type Unanswerable,
} from './judged-questions.ts';
import type { OpenedSite } from './opened-site.ts';
import { flawOfQuote, shownPage } from './shown-page.ts';

/** What came of the questions that were judged for one site. */
export interface JudgedAnswers {
  readonly answerable: ReadonlyArray<Outcome<Answerable>>;
  readonly unanswerable: ReadonlyArray<Outcome<Unanswerable>>;
  readonly typed: ReadonlyArray<Outcome<Typed>>;
  /** Of each quote that is not on its page as it was given. */
  readonly flaws: readonly string[];
  readonly quotes: number;
  readonly milliseconds: readonly number[];
}

export interface Outcome<Judged> {
  readonly judged: Judged;
  readonly half: Half;
  readonly isRight: boolean;
  readonly said: string;
}

const mostSources = 3;
/** Asked before anything is measured, so that no figure holds the first use of a part. */
const warmUp = ['what is an iframe', 'does Firefox support the audio element', 'how do I use a video element'];

/** One question after the other, as one reader asks; the pages of each are new to the librarian as often as not. */
export async function judgedAnswers(site: OpenedSite, name: JudgedSite, questions: JudgedQuestions): Promise<JudgedAnswers> {
  const librarian = openLibrarian(site);
  const milliseconds: number[] = [];
  const answers: Answer[] = [];
  const ask = async (text: string, locale: Answerable['locale']): Promise<Answer> => {
    const began = performance.now();
    const { answer } = await librarian.answer({ text, locale, earlier: [], isForSubscriber: false, signal: new AbortController().signal });
    milliseconds.push(performance.now() - began);
    answers.push(answer);
    return answer;
  };
  for (const question of warmUp) await ask(question, 'en-US');
  milliseconds.length = 0;

  const outcomes = async <Judged extends Answerable | Unanswerable | Typed>(
    judged: readonly Judged[],
    isRight: (judged: Judged, answer: Answer) => boolean,
  ): Promise<Array<Outcome<Judged>>> => {
    const done: Array<Outcome<Judged>> = [];
    for (const one of judged) {
      if (one.site !== name) continue;
      const answer = await ask(one.question, one.locale);
      done.push({ judged: one, half: halfOf(one), isRight: isRight(one, answer), said: shortly(answer) });
    }
    return done;
  };
  const answerable = await outcomes(questions.answerable, isAnswered);
  const unanswerable = await outcomes(questions.unanswerable, (_, answer) => answer.kind === 'refusal');
  const typed = await outcomes(questions.typed, isFact);
  return { answerable, unanswerable, typed, ...(await quoteFlaws(answers, site)), milliseconds };
}

function isAnswered({ accept }: Answerable, answer: Answer): boolean {
  if (answer.kind === 'refusal') return false;
  return answer.sources.slice(0, mostSources).some(({ url }) => url !== undefined && accept.includes(url.replace(/#.*$/, '')));
}

function isFact({ subject, holds, lacks = [] }: Typed, answer: Answer): boolean {
  if (answer.kind !== 'facts' || answer.subject !== subject) return false;
  const text = answerText(answer);
  return holds.every((part) => text.includes(part)) && !lacks.some((part) => text.includes(part));
}

async function quoteFlaws(answers: readonly Answer[], { content }: OpenedSite): Promise<Pick<JudgedAnswers, 'flaws' | 'quotes'>> {
  const flaws: string[] = [];
  let quotes = 0;
  for (const answer of answers)
    for (const quote of 'quotes' in answer ? answer.quotes : []) {
      quotes += 1;
      const [url = ''] = quote.href.split('#');
      const flaw = flawOfQuote(quote, await shownPage(url, content));
      if (flaw !== undefined) flaws.push(`${quote.href}: ${flaw}`);
    }
  return { flaws, quotes };
}

function shortly(answer: Answer): string {
  if (answer.kind === 'refusal') return `refused as ${answer.reason}`;
  return `${answer.kind} from ${answer.sources.map(({ url }) => url).join(' ')}: ${answerText(answer).slice(0, 120)}`;
}
