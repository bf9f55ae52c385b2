import type { Survey, SurveyForm, SurveyState, SurveyTerms } from '@webdocs/contracts/api/surveys';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database, Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import type { SurveyRow } from '@webdocs/database/tables';
import { violatedConstraint } from '@webdocs/database/unique-violation';
import { describedSurvey, isKeyTaken, lockSurvey, surveyColumns } from '../stores/surveys.ts';

/** Who changes something, when, and whose forms a page of this site may show. */
export interface SurveyEditing {
  readonly database: Database;
  readonly actor: string;
  readonly now: Date;
  readonly origins: readonly string[];
}

export function addSurvey(editing: SurveyEditing, terms: SurveyTerms): Promise<Survey> {
  const adding = changing(editing, 'add survey', async (query) => {
    requireListedOrigin(editing, terms.form);
    await requireFreeKey(query, terms.key, null);
    const { id } = await query
      .insertInto('surveys')
      .values({ ...surveyColumns(terms), version: 0, changed_by: editing.actor, changed_at: editing.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
  return adding.catch((thrown: unknown) => refuseTakenKey(thrown, terms));
}

export function changeSurvey(
  editing: SurveyEditing,
  id: string,
  { terms, version }: { readonly terms: SurveyTerms; readonly version: number },
): Promise<Survey> {
  const change = changing(editing, 'change survey', async (query) => {
    await requireVersion(query, id, version);
    requireListedOrigin(editing, terms.form);
    await requireFreeKey(query, terms.key, id);
    await query.updateTable('surveys').set(surveyColumns(terms)).where('id', '=', id).execute();
    return id;
  });
  return change.catch((thrown: unknown) => refuseTakenKey(thrown, terms));
}

const events: Readonly<Record<SurveyState, string>> = { running: 'start survey', paused: 'pause survey', ended: 'end survey' };

export function runSurvey(
  editing: SurveyEditing,
  id: string,
  { state, version }: { readonly state: SurveyState; readonly version: number },
): Promise<Survey> {
  return changing(editing, events[state], async (query) => {
    const { form, ends_at: end } = await requireVersion(query, id, version);
    if (state === 'running' && end <= editing.now) throw new Failure('SURVEY_STATE', { reason: 'its time is over' });
    if (state === 'running') requireListedOrigin(editing, form);
    await query.updateTable('surveys').set({ state }).where('id', '=', id).execute();
    return id;
  });
}

export async function deleteSurvey({ database, actor, now }: SurveyEditing, id: string): Promise<void> {
  await database.transaction(async (query) => {
    await lockSurvey(query, id);
    await query.deleteFrom('surveys').where('id', '=', id).execute();
    await noted(query, { actor, now, event: 'delete survey', id });
  });
}

/** Every change has another version and a line in the audit. */
function changing(editing: SurveyEditing, event: string, work: (query: Query) => Promise<string>): Promise<Survey> {
  const { database, actor, now } = editing;
  return database.transaction(async (query) => {
    const id = await work(query);
    await query
      .updateTable('surveys')
      .set((all) => ({ version: all('version', '+', 1), changed_by: actor, changed_at: now }))
      .where('id', '=', id)
      .execute();
    await noted(query, { actor, now, event, id });
    return describedSurvey(query, id);
  });
}

async function noted(query: Query, { actor, now, event, id }: { actor: string; now: Date; event: string; id: string }): Promise<void> {
  await appendAudit(query, { actor: { kind: 'account', name: actor, team: null }, event, subject: `survey ${id}` }, now);
}

async function requireVersion(query: Query, id: string, version: number): Promise<SurveyRow> {
  const survey = await lockSurvey(query, id);
  if (survey.version !== version) throw new Failure('SURVEY_CHANGED');
  if (survey.state === 'ended') throw new Failure('SURVEY_STATE', { reason: 'it has ended' });
  return survey;
}

async function requireFreeKey(query: Query, key: string, by: string | null): Promise<void> {
  if (await isKeyTaken(query, key, by)) throw new Failure('SURVEY_KEY_TAKEN', { key });
}

/** Another one may have taken it after it was seen to be free. */
function refuseTakenKey(thrown: unknown, { key }: SurveyTerms): never {
  throw violatedConstraint(thrown) === 'surveys_key_key' ? new Failure('SURVEY_KEY_TAKEN', { key }, { cause: thrown }) : thrown;
}

function requireListedOrigin({ origins }: SurveyEditing, form: SurveyForm): void {
  if (form.kind !== 'provider') return;
  const { origin } = new URL(form.src);
  if (!origins.includes(origin)) throw new Failure('SURVEY_ORIGIN_UNLISTED', { origin });
}
