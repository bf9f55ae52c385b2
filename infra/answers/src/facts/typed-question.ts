import type { FactSubject } from '@webdocs/contracts/answers/answer';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { questionLanguages } from '../asking/question-languages.ts';
import type { QuestionWords } from '../asking/question-words.ts';
import { browsersIn } from '../names/browsers.ts';
import type { KnownNames } from '../names/known-names.ts';
import type { KnownThing, ThingKind } from '../names/known-thing.ts';
import { namesIn, thingMeant, type Surroundings } from '../names/names-in.ts';

/** A question that asks for a fact and for nothing else. */
export interface TypedQuestion {
  readonly subject: FactSubject;
  readonly things: readonly KnownThing[];
  /** Ids of the browsers that it names. */
  readonly browsers: readonly string[];
  /** Of a response. */
  readonly status: number | undefined;
  /** Whether it asks whether something is deprecated, rather than what came after it. */
  readonly asksWhether: boolean;
}

/** Parts of a question; one that follows another takes from it what it does not say itself. */
interface Parts {
  readonly subject: FactSubject | undefined;
  readonly things: readonly KnownThing[];
  readonly browsers: readonly string[];
  readonly status: number | undefined;
  readonly asksWhether: boolean;
  /** Whether nothing is in it that no rule understands. */
  readonly isClear: boolean;
}

const longest = 160;

/** The first subject that fits is meant: those that need more come first. */
const inOrder: readonly FactSubject[] = [
  'difference',
  'status-code',
  'replacement',
  'initial-value',
  'inherited',
  'animatable',
  'baseline',
  'header',
  'syntax',
  'support',
];

const ofCss: ReadonlySet<ThingKind> = new Set(['property']);
const allowedFor: Partial<Record<FactSubject, ReadonlySet<ThingKind>>> = {
  'initial-value': ofCss,
  inherited: ofCss,
  animatable: ofCss,
  syntax: new Set<ThingKind>(['property', 'at-rule', 'selector', 'css-function']),
  header: new Set<ThingKind>(['header']),
};

export function typedQuestion(
  text: string,
  earlier: ReadonlyArray<{ readonly question: string }>,
  locale: Locale,
  names: KnownNames,
): TypedQuestion | undefined {
  for (const language of questionLanguages(locale)) {
    const found = complete(partsOf(text, language, names), earlier, (question) => readBefore(question, locale, names));
    if (found) return found;
  }
  return undefined;
}

function complete(
  parts: Parts,
  earlier: ReadonlyArray<{ readonly question: string }>,
  read: (question: string) => Parts | undefined,
): TypedQuestion | undefined {
  if (!parts.isClear) return undefined;
  const own = typed(parts);
  if (own || earlier.length === 0) return own;
  // "And in Firefox?" says neither what nor of what.
  if (parts.things.length === 0 && parts.browsers.length === 0 && parts.subject === undefined) return undefined;
  for (const { question } of earlier.toReversed()) {
    const before = read(question);
    if (!before) continue;
    const isOfBrowser = parts.browsers.length > 0 && (parts.subject === undefined || parts.subject === 'support');
    return typed({
      ...parts,
      things: parts.things.length > 0 ? parts.things : before.things,
      subject: isOfBrowser ? 'support' : (parts.subject ?? before.subject),
      browsers: parts.browsers.length > 0 ? parts.browsers : parts.things.length > 0 ? before.browsers : [],
    });
  }
  return undefined;
}

/** A question before, in whichever of the languages it was asked. */
function readBefore(question: string, locale: Locale, names: KnownNames): Parts | undefined {
  return questionLanguages(locale)
    .map((language) => partsOf(question, language, names))
    .find((parts) => parts.isClear && (typed(parts) !== undefined || parts.things.length > 0));
}

function typed({ subject, things, browsers, status, asksWhether }: Omit<Parts, 'isClear'>): TypedQuestion | undefined {
  if (subject === undefined) return undefined;
  if (subject === 'status-code') return status === undefined ? undefined : { subject, things: [], browsers, status, asksWhether };
  if (subject === 'difference' ? things.length !== 2 : things.length !== 1) return undefined;
  return { subject, things, browsers, status, asksWhether };
}

function partsOf(text: string, language: QuestionWords, names: KnownNames): Parts {
  const nothing: Parts = { subject: undefined, things: [], browsers: [], status: undefined, asksWhether: false, isClear: false };
  const question = text.trim().replaceAll('`', '');
  if (question === '' || question.length > longest || question.includes('\n')) return nothing;
  const { browsers, rest } = browsersIn(question);
  const status = statusIn(rest);
  if (status !== undefined) return statusParts(rest, status, language) ?? nothing;

  const words = new Set(question.toLowerCase().match(/[\p{L}\p{N}_$-]+/gu) ?? []);
  for (const subject of inOrder) {
    const pattern = language.subjects[subject];
    if (!pattern || subject === 'status-code' || !found(pattern, rest)) continue;
    const read = readNames(blanked(rest, pattern), subject, language, names, words);
    if (!read || (subject === 'baseline' && read.things.some(hasBaselineValue))) continue;
    return {
      subject,
      things: read.things,
      browsers: browsers.map(({ id }) => id),
      status: undefined,
      asksWhether: subject === 'replacement' && !asksForOther.test(question),
      isClear: true,
    };
  }
  const read = readNames(rest, undefined, language, names, words);
  if (!read || (read.things.length === 0 && browsers.length === 0)) return nothing;
  return { ...nothing, things: read.things, browsers: browsers.map(({ id }) => id), isClear: true };
}

/** Asks what else there is, not whether something is put aside. */
const asksForOther =
  /replac|instead|alternativ|successor|reemplaz|sustitu|lugar|vez|remplac|place|lieu|substitu|замен|вместо|альтернатив|代わり|代替|置き換え|대신|대체|대안|代替|替代|取代|替换|替換/iu;

/** The things that a question names, where nothing else is left of it. */
function readNames(
  text: string,
  subject: FactSubject | undefined,
  language: QuestionWords,
  names: KnownNames,
  words: ReadonlySet<string>,
): { readonly things: readonly KnownThing[] } | undefined {
  const isOfQuestion = (word: string) => leftOver(word, language) === '';
  const stretches = namesIn(
    text,
    names,
    (written) => isOfQuestion(written) || (subject === 'difference' && /\s(?:and|vs)\s/i.test(written)),
  );
  let left = text;
  for (const { from, to } of stretches) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  if (leftOver(left, language) !== '') return undefined;
  const kinds = new Set(language.kinds.flatMap(([pattern, of]) => (found(pattern, left) ? of : [])));
  return thingsOf(stretches, { kinds, allowed: subject && allowedFor[subject], words }, subject);
}

/** What each name means; a name that says of what another one is a member is none of its own. Undefined where one is not sure. */
function thingsOf(
  stretches: ReturnType<typeof namesIn>,
  surroundings: Surroundings,
  subject: FactSubject | undefined,
): { readonly things: readonly KnownThing[] } | undefined {
  const meant = stretches.map((stretch) => thingMeant(stretch, surroundings));
  const most = subject === 'difference' ? 2 : 1;
  if (stretches.length <= most) return meant.includes(undefined) ? undefined : { things: meant as KnownThing[] };
  const owners = new Set(meant.flatMap((thing) => (thing?.owner ? [thing.owner] : [])));
  const things = meant.filter((_, at) => !owners.has((stretches[at]?.written ?? '').toLowerCase().replace(/s$/, '')));
  return things.length !== most || things.includes(undefined) ? undefined : { things: things as KnownThing[] };
}

/** Some properties have a value of that name. */
function hasBaselineValue({ label }: KnownThing): boolean {
  return /align|justify|place-|baseline/.test(label);
}

function statusIn(text: string): number | undefined {
  const numbers = [...text.matchAll(/(?<![\w.-])([1-5]\d\d)(?![\w.-]*[\w])/g)];
  return numbers.length === 1 ? Number(numbers[0]?.[1]) : undefined;
}

function statusParts(text: string, status: number, language: QuestionWords): Parts | undefined {
  const left = text.replace(String(status), ' ').replace(/i'm a teapot/i, ' ');
  const pattern = language.subjects['status-code'];
  const isNamed = pattern !== undefined && found(pattern, left);
  const isTeapot = left.length < text.length - 4;
  if ((!isNamed && !isTeapot) || leftOver(pattern ? blanked(left, pattern) : left, language) !== '') return undefined;
  return { subject: 'status-code', things: [], browsers: [], status, asksWhether: false, isClear: true };
}

/** What is left of a text without the words that questions are made of. */
function leftOver(text: string, { kinds, fillers }: QuestionWords): string {
  let left = text;
  for (const pattern of [...kinds.map(([one]) => one), fillers]) left = left.replace(pattern, ' ');
  return left.replace(/[^\p{L}\p{N}]+/gu, '');
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (phrase) => ' '.repeat(phrase.length));
}

function found(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}
