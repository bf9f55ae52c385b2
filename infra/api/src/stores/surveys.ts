import type { ShownSurvey, Survey, SurveyCounts, SurveyTerms } from '@webdocs/contracts/api/surveys';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { SurveyRow } from '@webdocs/database/tables';
import { isUuid } from '@webdocs/database/uuid';
import { sql } from 'kysely';

/** All surveys as staff see them, what was changed last first. */
export async function listedSurveys(query: Query): Promise<Survey[]> {
  return (await described(query).orderBy('changed_at', 'desc').orderBy('surveys.id').execute()).map(listed);
}

export async function describedSurvey(query: Query, id: string): Promise<Survey> {
  const row = isUuid(id) ? await described(query).where('surveys.id', '=', id).executeTakeFirst() : undefined;
  return listed(known(row));
}

/** Held until the transaction ends: of two who change it at once, the second sees what the first did. */
export async function lockSurvey(query: Query, id: string): Promise<SurveyRow> {
  return known(isUuid(id) ? await query.selectFrom('surveys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined);
}

const keyForm = /^[\w-]{1,60}$/;

export async function surveyOfKey(query: Query, key: string): Promise<SurveyRow | undefined> {
  // What is none may have characters that a database refuses.
  if (!keyForm.test(key)) return undefined;
  return query.selectFrom('surveys').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function runningSurveys(query: Query): Promise<SurveyRow[]> {
  return query.selectFrom('surveys').selectAll().where('state', '=', 'running').orderBy('starts_at').orderBy('id').execute();
}

export async function isKeyTaken(query: Query, key: string, by: string | null): Promise<boolean> {
  const row = await query.selectFrom('surveys').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined && row.id !== by;
}

export function surveyColumns({ starts_at: start, ends_at: end, audience, form, ...terms }: SurveyTerms) {
  return {
    ...terms,
    starts_at: new Date(start),
    ends_at: new Date(end),
    audience: JSON.stringify(audience),
    form: JSON.stringify(form),
  };
}

export function shownSurvey(row: SurveyRow): ShownSurvey {
  const { key, bucket, rate_from, rate_till, audience, locale, teaser, question, footnote, form } = row;
  const times = { starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() };
  return { key, bucket, ...times, rate_from, rate_till, audience, locale, teaser, question, footnote, form };
}

function known<T>(survey: T | undefined): T {
  if (survey === undefined) throw new Failure('SURVEY_UNKNOWN');
  return survey;
}

function described(query: Query) {
  const sum = (step: keyof SurveyCounts) =>
    sql<number>`(select coalesce(sum(${sql.ref(step)}), 0)::int from survey_counts where survey_id = surveys.id)`.as(step);
  return query
    .selectFrom('surveys')
    .leftJoin('accounts', 'accounts.id', 'surveys.changed_by')
    .selectAll('surveys')
    .select('accounts.email')
    .select([sum('seen'), sum('opened'), sum('dismissed'), sum('submitted')])
    .select(sql<number>`(select count(*)::int from survey_answers where survey_id = surveys.id)`.as('answers'));
}

function listed(row: SurveyRow & SurveyCounts & { readonly email: string | null; readonly answers: number }): Survey {
  const { id, state, version, email, changed_at, seen, opened, dismissed, submitted, answers } = row;
  return {
    id,
    ...shownSurvey(row),
    state,
    version,
    changed_by: email,
    changed_at: changed_at.toISOString(),
    counts: { seen, opened, dismissed, submitted },
    answers,
  };
}
