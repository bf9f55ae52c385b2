import type { FactsAnswer, Quote } from '@webdocs/contracts/answers/answer';
import type { KnownThing } from '../names/known-thing.ts';
import { quoteOfBlock } from '../passages/quote-of-block.ts';
import type { FactContext } from './fact-context.ts';

const saysInstead =
  /\b(?:instead|replaced by|alternatives?|superseded|in favor of)\b|en su lugar|à la place|au lieu|em vez|вместо|代わりに|대신|代替|取代|改用/iu;

/** Whether a thing should be used no more, and what came in its place. */
export async function replacementFact(thing: KnownThing, asksWhether: boolean, context: FactContext): Promise<FactsAnswer | undefined> {
  const { data, words } = context;
  const feature = thing.feature === undefined ? undefined : data.features?.get(thing.feature);
  const statement = thing.key === undefined ? undefined : data.compat?.statement(thing.key);
  const isDiscouraged = feature?.discouraged !== undefined;
  const isDeprecated = statement?.status?.deprecated ?? isDiscouraged;
  if (thing.key === undefined && !feature) return undefined;
  const name = context.name(thing);
  const page = context.pageOf(thing);
  const others = isDiscouraged ? alternativesOf(feature.discouraged?.alternatives ?? [], context) : [];
  const quotes = isDeprecated || isDiscouraged ? await quoted(page, context) : [];
  if (!isDeprecated && !isDiscouraged && !asksWhether) return undefined;
  const sources = await context.sources(
    [page, ...others.map(({ page: other }) => other)],
    [isDiscouraged ? context.featuresSource(page) : undefined, statement ? context.compatSource(page) : undefined],
  );
  return {
    kind: 'facts',
    subject: 'replacement',
    headline: isDeprecated || isDiscouraged ? words.runs('answers-deprecated', { name }) : words.runs('answers-not-deprecated', { name }),
    lines:
      others.length > 0
        ? [{ label: words.text('answers-label-instead'), runs: [{ text: words.list(others.map(({ name: other }) => other)) }] }]
        : [],
    quotes,
    sources,
    follow_ups: [words.text('answers-ask-browsers', { name: thing.label })],
  };
}

function alternativesOf(
  ids: readonly string[],
  context: FactContext,
): ReadonlyArray<{ readonly name: string; readonly page: string | undefined }> {
  return ids.flatMap((id) => {
    const feature = context.data.features?.get(id);
    const thing: KnownThing = { kind: 'feature', label: feature?.name ?? id, isCode: false, key: undefined, feature: id, owner: undefined };
    return feature ? [{ name: feature.name, page: context.pageOf(thing) }] : [];
  });
}

/** The page itself may say what to use. */
async function quoted(page: string | undefined, context: FactContext): Promise<Quote[]> {
  const text = await context.textOf(page);
  const block = text?.blocks.slice(0, 40).find((one) => saysInstead.test(one.text) && one.text.length < 600);
  return block && page !== undefined ? [quoteOfBlock(block, page, 1)] : [];
}
