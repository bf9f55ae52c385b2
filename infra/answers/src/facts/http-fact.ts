import type { FactsAnswer } from '@webdocs/contracts/answers/answer';
import type { KnownThing } from '../names/known-thing.ts';
import { quoteOfBlock } from '../passages/quote-of-block.ts';
import type { FactContext } from './fact-context.ts';
import { statusReasons } from './status-reasons.ts';

const registry = 'IANA HTTP Status Code Registry';

/** What a status of a response means. */
export async function statusFact(status: number, context: FactContext): Promise<FactsAnswer | undefined> {
  const { words } = context;
  const reason = statusReasons[status];
  if (reason === undefined) return undefined;
  const page = context.pageAt(`/docs/Web/HTTP/Reference/Status/${status}`) ?? context.pageAt(`/docs/Web/HTTP/Status/${status}`);
  const text = await context.textOf(page);
  const first = text?.blocks.find((block) => block.first === 'of-page');
  const code = `${status} ${reason}`;
  // Pages of this site do not show it.
  const standard = { title: registry, data: { name: registry } };
  return {
    kind: 'facts',
    subject: 'status-code',
    headline: words.runs('answers-status', { status: { code } }),
    lines: [{ runs: words.runs(`answers-status-class-${Math.floor(status / 100)}`) }],
    quotes: first && page !== undefined ? [quoteOfBlock(first, page, 1)] : [],
    sources: await context.sources([page], [standard]),
    follow_ups: [],
  };
}

/** What a header is for and how it is written: in the words of its page, without which there is no answer. */
export async function headerFact(thing: KnownThing, context: FactContext): Promise<FactsAnswer | undefined> {
  const { words } = context;
  const page = context.pageOf(thing) ?? context.pageAt(`/docs/Web/HTTP/Reference/Headers/${thing.label}`);
  const text = await context.textOf(page);
  const first = text?.blocks.find((block) => block.first === 'of-page');
  if (!text || !first || page === undefined) return undefined;
  const syntax = text.codes.find(({ anchor }) => anchor === 'syntax')?.code;
  return {
    kind: 'facts',
    subject: 'header',
    headline: words.runs('answers-header', { name: context.name(thing) }),
    lines: [],
    ...(syntax ? { code: syntax } : {}),
    quotes: [quoteOfBlock(first, page, 1)],
    sources: await context.sources([page], []),
    follow_ups: [words.text('answers-ask-browsers', { name: thing.label })],
  };
}
