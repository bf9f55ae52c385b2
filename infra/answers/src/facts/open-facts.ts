import type { Content } from '@webdocs/content';
import type { FactsAnswer } from '@webdocs/contracts/answers/answer';
import type { OpenData } from '@webdocs/reference/open-data';
import type { AskedQuestion } from '../asked-question.ts';
import { KnownNames } from '../names/known-names.ts';
import type { PageTexts } from '../passages/page-texts.ts';
import { baselineFact } from './baseline-fact.ts';
import { cssFact } from './css-fact.ts';
import { differenceFact } from './difference-fact.ts';
import { FactContext } from './fact-context.ts';
import { headerFact, statusFact } from './http-fact.ts';
import { replacementFact } from './replacement-fact.ts';
import { supportFact } from './support-fact.ts';
import { typedQuestion, type TypedQuestion } from './typed-question.ts';

export interface FactsOptions {
  readonly data: OpenData;
  readonly content: Pick<Content, 'compatPage' | 'exists' | 'lastChange'>;
  readonly texts: PageTexts;
}

export interface Facts {
  /** Undefined where the question asks for no fact, or where the data do not have it. */
  answer(question: Pick<AskedQuestion, 'text' | 'earlier' | 'locale'>): Promise<FactsAnswer | undefined>;
  /** Reads what the first question would wait for. */
  warm(): Promise<void>;
}

export function openFacts({ data, content, texts }: FactsOptions): Facts {
  let reading: Promise<KnownNames> | undefined;
  // Every question meanwhile waits for the same; one after a failure tries again.
  const names = () =>
    (reading ??= KnownNames.read(data).catch((thrown: unknown) => {
      reading = undefined;
      throw thrown;
    }));
  return {
    async warm() {
      await names();
    },
    async answer({ text, earlier, locale }) {
      const known = await names();
      const typed = typedQuestion(text, earlier, locale, known);
      const fact = typed && (await factOf(typed, new FactContext(locale, data, content, texts)));
      if (!fact) return undefined;
      // A name may be clear in this question and not in the next one.
      const isUnderstood = (next: string) => typedQuestion(next, [...earlier, { question: text }], locale, known) !== undefined;
      return { ...fact, follow_ups: fact.follow_ups.filter(isUnderstood) };
    },
  };
}

async function factOf(
  { subject, things: named, browsers, status, asksWhether }: TypedQuestion,
  context: FactContext,
): Promise<FactsAnswer | undefined> {
  if (status !== undefined) return statusFact(status, context);
  const things = await Promise.all(named.map((one) => context.asTitled(one)));
  const [thing] = things;
  if (!thing) return undefined;
  switch (subject) {
    case 'support':
      return supportFact(thing, browsers, context);
    case 'baseline':
      return baselineFact(thing, context);
    case 'syntax':
    case 'initial-value':
    case 'inherited':
    case 'animatable':
      return cssFact(subject, thing, context);
    case 'replacement':
      return replacementFact(thing, asksWhether, context);
    case 'header':
      return headerFact(thing, context);
    case 'difference':
      return differenceFact(things, context);
    case 'status-code':
      return undefined;
  }
}
