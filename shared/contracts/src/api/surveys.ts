import * as v from 'valibot';
import { pure } from '../pure.ts';
import { activeLocales } from '../reader/locale.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { SubscriptionTypeSchema } from '../reader/plans.ts';
import { json, type Call, type Resource } from './call.ts';
import { plainText } from './plain-text.ts';

export const surveyLimits = {
  name: 60,
  rate: 0.1,
  teaser: 200,
  question: 300,
  footnote: 300,
  address: 1024,
  questions: 10,
  choices: 10,
  choice: 100,
  paths: 50,
  pageTypes: 50,
  /** Of an answer in words. */
  answer: 2000,
  /** Kept of one survey. */
  answers: 50_000,
} as const;

/** An ended survey stays ended: what was answered is of the text that it had. */
const surveyStates = ['paused', 'running', 'ended'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** What a reader does with a survey, in order. */
export const surveySteps = ['seen', 'opened', 'dismissed', 'submitted'] as const;
export type SurveyStep = (typeof surveySteps)[number];

export const surveyVisitors = ['any', 'signed-in', 'anonymous'] as const;

const distinct = <T extends string>(all: readonly T[]): T[] => [...new Set(all)];
/** In an address, and in a key of the storage of browsers. */
const name = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}$/, 'must be 1 to 60 letters, digits, - or _')));
const moment = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.string(),
    v.isoTimestamp('must be a time like 2026-11-27T10:00:00Z'),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a time of the calendar'),
    v.transform((text) => new Date(text).toISOString()),
  ),
);
const rate = /* @__PURE__ */ pure(() =>
  v.pipe(v.number(), v.minValue(0, 'must be from 0 to 0.1'), v.maxValue(surveyLimits.rate, 'must be from 0 to 0.1')),
);

const pathForm = 'must be a path like /docs/Web/CSS, without a locale';
/** Who is asked. Empty lists are all; nothing else can be said here, and no code. */
const AudienceSchema = /* @__PURE__ */ pure(() =>
  v.object({
    locales: v.pipe(v.array(LocaleSchema), v.maxLength(20), v.transform(distinct)),
    /** Beginnings of paths, without the locale: /docs/Web/CSS is that page and all below it. */
    paths: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^(\/[^\s/?#]{1,120}){1,8}$/, pathForm),
          v.check((path) => !isInLocale(path), pathForm),
        ),
      ),
      v.maxLength(surveyLimits.paths),
      v.transform(distinct),
    ),
    page_types: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'must be a page type like css-property'))),
      v.maxLength(surveyLimits.pageTypes),
      v.transform(distinct),
    ),
    visitors: v.picklist(surveyVisitors),
    plans: v.pipe(v.array(SubscriptionTypeSchema), v.maxLength(10), v.transform(distinct)),
  }),
);
export type SurveyAudience = v.InferOutput<typeof AudienceSchema>;

/** Without choices it is answered in words. */
const QuestionSchema = /* @__PURE__ */ pure(() =>
  v.object({
    text: plainText(surveyLimits.question),
    choices: v.pipe(
      v.array(plainText(surveyLimits.choice)),
      v.maxLength(surveyLimits.choices),
      v.check((all) => all.length !== 1, 'needs two choices, or none'),
      v.check((all) => new Set(all).size === all.length, 'has a choice twice'),
    ),
  }),
);
export type SurveyQuestion = v.InferOutput<typeof QuestionSchema>;

const FormSchema = /* @__PURE__ */ pure(() =>
  v.variant('kind', [
    v.object({ kind: v.literal('own'), questions: v.pipe(v.array(QuestionSchema), v.minLength(1), v.maxLength(surveyLimits.questions)) }),
    v.object({
      kind: v.literal('provider'),
      src: v.pipe(
        plainText(surveyLimits.address),
        v.check((text) => isWebAddress(text), 'must be an address that begins with https://'),
      ),
    }),
  ]),
);
export type SurveyForm = v.InferOutput<typeof FormSchema>;

const terms = /* @__PURE__ */ pure(() => ({
  key: name,
  /** Surveys of one bucket share the random number of a browser, and what was done with one of them. */
  bucket: name,
  starts_at: moment,
  ends_at: moment,
  rate_from: rate,
  rate_till: rate,
  audience: AudienceSchema,
  /** In which its texts are written. */
  locale: LocaleSchema,
  teaser: plainText(surveyLimits.teaser),
  question: plainText(surveyLimits.question),
  footnote: plainText(surveyLimits.footnote, { mayBeEmpty: true }),
  form: FormSchema,
}));

const SurveyTermsSchema = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.object(terms),
    v.check(({ starts_at: start, ends_at: end }) => start < end, 'ends before it starts'),
    v.check(({ rate_from: from, rate_till: till }) => from < till, 'needs a rate whose beginning is below its end'),
  ),
);
export type SurveyTerms = v.InferOutput<typeof SurveyTermsSchema>;

/** What pages know of a survey. */
const ShownSurveySchema = /* @__PURE__ */ pure(() => v.object(terms));
export type ShownSurvey = v.InferOutput<typeof ShownSurveySchema>;

export const RunningSurveysSchema = /* @__PURE__ */ pure(() => v.object({ surveys: v.array(ShownSurveySchema) }));

/** A survey that is not open is a preview: nothing of it is kept. */
export const FoundSurveySchema = /* @__PURE__ */ pure(() =>
  v.object({ found: v.nullable(v.object({ survey: ShownSurveySchema, is_open: v.boolean() })) }),
);
export type FoundSurvey = NonNullable<v.InferOutput<typeof FoundSurveySchema>['found']>;

const StepSchema = /* @__PURE__ */ pure(() => v.object({ step: v.picklist(surveySteps) }));
const SurveyAnswersSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** Of one form in one browser, at random: what is sent again after a lost reply is kept once. */
    id: v.pipe(v.string(), v.uuid('must be a UUID')),
    /** In the order of the questions, each as it was asked: they may have been changed since. An empty answer is none. */
    answers: v.pipe(
      v.array(v.object({ question: plainText(surveyLimits.question), answer: plainText(surveyLimits.answer, { mayBeEmpty: true }) })),
      v.maxLength(surveyLimits.questions),
      v.check((all) => all.some(({ answer }) => answer !== ''), 'has no answer'),
    ),
  }),
);
export type SurveyAnswers = v.InferOutput<typeof SurveyAnswersSchema>;

const counts = /* @__PURE__ */ pure(() => v.object({ seen: v.number(), opened: v.number(), dismissed: v.number(), submitted: v.number() }));
export type SurveyCounts = v.InferOutput<typeof counts>;

export const SurveySchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    ...terms,
    state: v.picklist(surveyStates),
    version: v.number(),
    /** The e-mail address of who changed it last; null where that account is gone. */
    changed_by: v.nullable(v.string()),
    changed_at: v.string(),
    counts,
    answers: v.number(),
  }),
);
export type Survey = v.InferOutput<typeof SurveySchema>;
const SurveyListSchema = /* @__PURE__ */ pure(() => v.object({ surveys: v.array(SurveySchema) }));

/** The one that was looked at: a later one was changed by another person. */
const version = /* @__PURE__ */ pure(() => v.pipe(v.number(), v.safeInteger(), v.minValue(1)));
const SurveyChangeSchema = /* @__PURE__ */ pure(() => v.object({ terms: SurveyTermsSchema, version }));
const SurveyStateSchema = /* @__PURE__ */ pure(() => v.object({ state: v.picklist(surveyStates), version }));

/** So many of the latest days are read at once; the table has all of them. */
export const answersShown = 100;
export const SurveyResultsSchema = /* @__PURE__ */ pure(() =>
  v.object({
    days: v.array(v.object({ day: v.string(), ...counts.entries })),
    /** Of the latest days; within a day in no order. */
    answers: v.array(v.object({ day: v.string(), answers: v.array(v.object({ question: v.string(), answer: v.string() })) })),
  }),
);
export type SurveyResults = v.InferOutput<typeof SurveyResultsSchema>;

const open = '/api/v1/surveys/';
const one = `${open}{key}/` as const;
/** What pages read, without the schemas of it: they would be sent to every reader of a document. */
export const surveyPaths = { running: open, one } as const;
const root = '/api/v1/root/surveys/';
const listRunningSurveys = {
  name: 'listRunningSurveys',
  method: 'GET',
  path: open,
  reply: RunningSurveysSchema,
} as const satisfies Call;
const showSurvey = { name: 'showSurvey', method: 'GET', path: one, reply: FoundSurveySchema } as const satisfies Call;
export const countSurveyStep = {
  name: 'countSurveyStep',
  method: 'POST',
  path: `${open}{key}/steps/`,
  needsNoToken: true,
} as const satisfies Call;
export const answerSurvey = {
  name: 'answerSurvey',
  method: 'POST',
  path: `${open}{key}/answers/`,
  needsNoToken: true,
} as const satisfies Call;
export const listSurveys = { name: 'listSurveys', method: 'GET', path: root, reply: SurveyListSchema } as const satisfies Call;
export const addSurvey = { name: 'addSurvey', method: 'POST', path: root, reply: SurveySchema } as const satisfies Call;
export const readSurvey = { name: 'readSurvey', method: 'GET', path: `${root}{id}/`, reply: SurveySchema } as const satisfies Call;
export const changeSurvey = { name: 'changeSurvey', method: 'POST', path: `${root}{id}/`, reply: SurveySchema } as const satisfies Call;
export const deleteSurvey = { name: 'deleteSurvey', method: 'DELETE', path: `${root}{id}/` } as const satisfies Call;
export const runSurvey = { name: 'runSurvey', method: 'POST', path: `${root}{id}/state/`, reply: SurveySchema } as const satisfies Call;
export const readSurveyResults = {
  name: 'readSurveyResults',
  method: 'GET',
  path: `${root}{id}/results/`,
  reply: SurveyResultsSchema,
} as const satisfies Call;
export const exportSurveyAnswers = {
  name: 'exportSurveyAnswers',
  method: 'GET',
  path: `${root}{id}/answers.csv`,
} as const satisfies Call;

const ofReaders = { tag: 'Surveys', who: 'anyone', limit: 'reading', listener: 'public' } as const;
const reads = { tag: 'Staff', who: 'staff', limit: 'reading', listener: 'public', failures: ['SURVEY_UNKNOWN'] } as const;
const acts = { ...reads, limit: 'writing' } as const;

/** Questions to readers, and what staff do with them. */
export const surveys = /* @__PURE__ */ pure(
  () =>
    ({
      listRunningSurveys: {
        ...listRunningSurveys,
        ...ofReaders,
        purpose: 'Lists the surveys that run, the same for everyone; the page itself decides whether its reader is asked.',
        replies: { 200: 'The surveys; caches may keep them for a minute.' },
      },
      showSurvey: {
        ...showSurvey,
        ...ofReaders,
        purpose: 'Reads a survey by its key, running or not, for an address that asks for it.',
        replies: { 200: 'The survey, or null where there is none of this key.' },
      },
      countSurveyStep: {
        ...countSurveyStep,
        ...ofReaders,
        limit: 'writing',
        purpose: 'Counts what a reader did with a survey that is open, by day, unless the reader has opted out of being counted.',
        body: json(StepSchema),
        replies: { 201: 'Counted, or the reader has opted out.' },
        failures: ['SURVEY_CLOSED'],
      },
      answerSurvey: {
        ...answerSurvey,
        ...ofReaders,
        limit: 'feedback',
        purpose: 'Keeps the answers to the questions of a survey as text, with the day and nothing of who gave them.',
        body: json(SurveyAnswersSchema),
        // Each letter may take six bytes where a client escapes it.
        limitBytes: 6 * surveyLimits.questions * (surveyLimits.question + surveyLimits.answer + 100),
        replies: { 201: 'Kept; what was sent before under the same id is replaced.' },
        failures: ['SURVEY_CLOSED', 'SURVEY_FULL', 'SURVEY_ANSWERS_WRONG'],
      },
      listSurveys: {
        ...listSurveys,
        ...reads,
        purpose: 'Lists all surveys with their counts, what was changed last first.',
        replies: { 200: 'The surveys.' },
        failures: [],
      },
      addSurvey: {
        ...addSurvey,
        ...acts,
        purpose: 'Begins a survey, which is paused until it is started.',
        body: json(SurveyTermsSchema),
        replies: { 201: 'The survey.' },
        failures: ['SURVEY_KEY_TAKEN', 'SURVEY_ORIGIN_UNLISTED'],
      },
      readSurvey: { ...readSurvey, ...reads, purpose: 'Reads a survey.', replies: { 200: 'The survey.' } },
      changeSurvey: {
        ...changeSurvey,
        ...acts,
        purpose: 'Changes a survey that has not ended, unless another person has changed it since.',
        body: json(SurveyChangeSchema),
        replies: { 201: 'The survey.' },
        failures: ['SURVEY_UNKNOWN', 'SURVEY_CHANGED', 'SURVEY_STATE', 'SURVEY_KEY_TAKEN', 'SURVEY_ORIGIN_UNLISTED'],
      },
      deleteSurvey: {
        ...deleteSurvey,
        ...acts,
        purpose: 'Deletes a survey with its counts and answers.',
        replies: { 200: 'Deleted.' },
      },
      runSurvey: {
        ...runSurvey,
        ...acts,
        purpose: 'Starts a survey, pauses it, or ends it for good.',
        body: json(SurveyStateSchema),
        replies: { 201: 'The survey.' },
        failures: ['SURVEY_UNKNOWN', 'SURVEY_CHANGED', 'SURVEY_STATE', 'SURVEY_ORIGIN_UNLISTED'],
      },
      readSurveyResults: {
        ...readSurveyResults,
        ...reads,
        purpose: 'Counts by day what readers did with a survey, and gives the answers of its latest days.',
        replies: { 200: 'The results.' },
      },
      exportSurveyAnswers: {
        ...exportSurveyAnswers,
        ...reads,
        kind: 'text/csv',
        purpose: 'Gives all answers to a survey as a table, a line for each answer.',
        replies: { 200: 'A file.' },
      },
    }) as const satisfies Resource,
);

function isInLocale(path: string): boolean {
  const first = path.split('/')[1]?.toLowerCase();
  return activeLocales.some((locale) => locale.toLowerCase() === first);
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
