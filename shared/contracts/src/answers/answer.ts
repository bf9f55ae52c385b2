import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pure } from '../pure.ts';

/**
 * What AI Help says to a question, told apart before it is read: facts out of data, passages word for word, a refusal, or
 * text that a model wrote. Words around the data are in the language of the question; what is quoted is in its own.
 */
export const answerKinds = ['facts', 'passages', 'refusal', 'model'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const factSubjects = [
  'support',
  'baseline',
  'syntax',
  'initial-value',
  'inherited',
  'animatable',
  'replacement',
  'status-code',
  'header',
  'difference',
] as const;
export type FactSubject = (typeof factSubjects)[number];

const Day = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2026-11-26')));

/** A page, or the data that a fact was read from. Answers name it by its position in the list, from 1. */
export const SourceSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** A path of this site with its language; absent where the source is data, and no page of this site is about what was read from it. */
    url: v.optional(v.string()),
    title: v.string(),
    /** Titles of the pages above it, the outermost first. */
    above: v.optional(v.array(v.string())),
    /** When the page was changed last. */
    changed: v.optional(Day),
    /** Set where the source is data: what it is called, its version, and of which day it is, as far as it says so itself. */
    data: v.optional(v.object({ name: v.string(), version: v.optional(v.string()), day: v.optional(Day) })),
  }),
);
export type Source = v.InferOutput<typeof SourceSchema>;

/** Text with the code in it apart. Joined, the runs are the words of the page as they are shown. */
export const RunSchema = /* @__PURE__ */ pure(() => v.object({ text: v.string(), code: v.optional(v.literal(true)) }));
export type Run = v.InferOutput<typeof RunSchema>;

export const CodeExcerptSchema = /* @__PURE__ */ pure(() => v.object({ language: v.optional(v.string()), text: v.string() }));
export type CodeExcerpt = v.InferOutput<typeof CodeExcerptSchema>;

/** Words of a page, unchanged. */
export const QuoteSchema = /* @__PURE__ */ pure(() =>
  v.object({
    runs: v.array(RunSchema),
    /** The code block that follows in the same section. */
    code: v.optional(CodeExcerptSchema),
    /** Those directly behind it, in their order: the other parts of one example, such as its CSS and its JavaScript. */
    more_code: v.optional(v.array(CodeExcerptSchema)),
    /** Position in the sources, from 1. */
    source: v.number(),
    /** Leads to the section, and in browsers that mark text to the sentence. */
    href: v.string(),
    /** Of the section, if it has one. */
    heading: v.optional(v.string()),
    locale: LocaleSchema,
  }),
);
export type Quote = v.InferOutput<typeof QuoteSchema>;

const common = {
  sources: /* @__PURE__ */ pure(() => v.array(SourceSchema)),
  /** Questions that this site can answer, and that may come next. */
  follow_ups: /* @__PURE__ */ pure(() => v.array(v.string())),
};

export const FactsAnswerSchema = /* @__PURE__ */ pure(() =>
  v.object({
    kind: v.literal('facts'),
    subject: v.picklist(factSubjects),
    /** The fact in one sentence, such as "Supported in Safari since 15.4". */
    headline: v.array(RunSchema),
    /** What belongs to it, such as "Released March 14, 2022, on macOS and iOS"; with a label where it is one of several. */
    lines: v.array(v.object({ label: v.optional(v.string()), runs: v.array(RunSchema) })),
    /** How widely it may be relied on, in words too. */
    baseline: v.optional(v.object({ status: v.picklist(['high', 'low', 'limited']), text: v.string() })),
    /** A syntax. */
    code: v.optional(CodeExcerptSchema),
    /** Two or more things side by side. */
    table: v.optional(
      v.object({
        columns: v.array(v.array(RunSchema)),
        rows: v.array(v.object({ label: v.string(), cells: v.array(v.array(RunSchema)) })),
      }),
    ),
    quotes: v.array(QuoteSchema),
    ...common,
  }),
);
export type FactsAnswer = v.InferOutput<typeof FactsAnswerSchema>;

/** Why no model wrote the answer, on a site that has one. */
export const modelAbsences = ['away', 'slow', 'busy', 'budget-spent'] as const;
export type ModelAbsence = (typeof modelAbsences)[number];

export const PassagesAnswerSchema = /* @__PURE__ */ pure(() =>
  v.object({
    kind: v.literal('passages'),
    /** The best first. */
    quotes: v.array(QuoteSchema),
    without_model: v.optional(v.picklist(modelAbsences)),
    ...common,
  }),
);
export type PassagesAnswer = v.InferOutput<typeof PassagesAnswerSchema>;

export const refusalReasons = ['not-about-the-web', 'not-in-the-documentation', 'too-vague', 'declined-by-model'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** No answer; its sources are the nearest pages. It is not counted. */
export const RefusalAnswerSchema = /* @__PURE__ */ pure(() =>
  v.object({
    kind: v.literal('refusal'),
    reason: v.picklist(refusalReasons),
    /** What a search on this site may find more with; empty where nothing would. */
    search: v.string(),
    ...common,
  }),
);
export type RefusalAnswer = v.InferOutput<typeof RefusalAnswerSchema>;

/**
 * A stretch of the text of a model, by positions in UTF-16 units. `cited`: the number of a source, which leads to it.
 * `uncited`: a sentence that names no source. `unknown-name`: a name in code that no page, specification or table has.
 */
export const TextMarkSchema = /* @__PURE__ */ pure(() =>
  v.variant('kind', [
    v.object({ kind: v.literal('cited'), from: v.number(), to: v.number(), source: v.number() }),
    v.object({ kind: v.literal('uncited'), from: v.number(), to: v.number() }),
    v.object({ kind: v.literal('unknown-name'), from: v.number(), to: v.number(), name: v.string() }),
  ]),
);
export type TextMark = v.InferOutput<typeof TextMarkSchema>;

export const ModelAnswerSchema = /* @__PURE__ */ pure(() =>
  v.object({
    kind: v.literal('model'),
    /** What the model is called. */
    model: v.string(),
    /** Markdown as it came, without citations of unknown sources and without links that lead nowhere: their words stay. */
    text: v.string(),
    /** In the order of their positions. */
    marks: v.array(TextMarkSchema),
    /** What was taken out of the text. */
    dropped: v.object({ citations: v.number(), links: v.number() }),
    ...common,
  }),
);
export type ModelAnswer = v.InferOutput<typeof ModelAnswerSchema>;

export const AnswerSchema = /* @__PURE__ */ pure(() =>
  v.variant('kind', [FactsAnswerSchema, PassagesAnswerSchema, RefusalAnswerSchema, ModelAnswerSchema]),
);
export type Answer = v.InferOutput<typeof AnswerSchema>;
