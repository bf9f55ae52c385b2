import type { Survey, SurveyForm, SurveyTerms } from '@webdocs/contracts/api/surveys';

/** A survey as it is typed. */
export interface SurveyDraft {
  readonly key: string;
  readonly bucket: string;
  /** In UTC, as fields for a time have them: 2026-11-27T10:00. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly rateFrom: string;
  readonly rateTill: string;
  readonly locales: SurveyTerms['audience']['locales'];
  /** With lines or spaces between them. */
  readonly paths: string;
  readonly pageTypes: string;
  readonly visitors: SurveyTerms['audience']['visitors'];
  readonly plans: SurveyTerms['audience']['plans'];
  readonly locale: SurveyTerms['locale'];
  readonly teaser: string;
  readonly question: string;
  readonly footnote: string;
  readonly kind: SurveyForm['kind'];
  readonly src: string;
  readonly questions: readonly QuestionDraft[];
}

export interface QuestionDraft {
  readonly text: string;
  /** One a line; none for an answer in words. */
  readonly choices: string;
}

export const emptyQuestion: QuestionDraft = { text: '', choices: '' };
const monthMs = 30 * 24 * 60 * 60 * 1000;

export function emptySurvey(now: number): SurveyDraft {
  const start = new Date(now).toISOString().slice(0, 13);
  return {
    key: '',
    bucket: '',
    startsAt: `${start}:00`,
    endsAt: `${new Date(now + monthMs).toISOString().slice(0, 13)}:00`,
    rateFrom: '0',
    rateTill: '0.01',
    locales: [],
    paths: '',
    pageTypes: '',
    visitors: 'any',
    plans: [],
    locale: 'en-US',
    teaser: '',
    question: '',
    footnote: '',
    kind: 'own',
    src: '',
    questions: [emptyQuestion],
  };
}

export function draftOf({ audience, form, ...survey }: Survey): SurveyDraft {
  return {
    key: survey.key,
    bucket: survey.bucket,
    startsAt: survey.starts_at.slice(0, 16),
    endsAt: survey.ends_at.slice(0, 16),
    rateFrom: String(survey.rate_from),
    rateTill: String(survey.rate_till),
    locales: audience.locales,
    paths: audience.paths.join('\n'),
    pageTypes: audience.page_types.join(' '),
    visitors: audience.visitors,
    plans: audience.plans,
    locale: survey.locale,
    teaser: survey.teaser,
    question: survey.question,
    footnote: survey.footnote,
    kind: form.kind,
    src: form.kind === 'provider' ? form.src : '',
    questions: form.kind === 'own' ? form.questions.map(({ text, choices }) => ({ text, choices: choices.join('\n') })) : [emptyQuestion],
  };
}

export function termsOf(draft: SurveyDraft): SurveyTerms {
  return {
    key: draft.key.trim(),
    bucket: draft.bucket.trim() || draft.key.trim(),
    starts_at: inUtc(draft.startsAt),
    ends_at: inUtc(draft.endsAt),
    rate_from: Number(draft.rateFrom),
    rate_till: Number(draft.rateTill),
    audience: {
      locales: [...draft.locales],
      paths: wordsOf(draft.paths),
      page_types: wordsOf(draft.pageTypes),
      visitors: draft.visitors,
      plans: [...draft.plans],
    },
    locale: draft.locale,
    teaser: draft.teaser,
    question: draft.question,
    footnote: draft.footnote,
    form:
      draft.kind === 'provider'
        ? { kind: 'provider', src: draft.src }
        : { kind: 'own', questions: draft.questions.map(({ text, choices }) => ({ text, choices: linesOf(choices) })) },
  };
}

function inUtc(time: string): string {
  return `${time.length === 16 ? `${time}:00` : time}.000Z`;
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
