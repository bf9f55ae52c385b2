import { surveys as calls } from '@webdocs/contracts/api/surveys';
import type { Query } from '@webdocs/database';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { AccountServices } from '../account-services.ts';
import { allSurveyAnswers, surveyResults } from '../stores/survey-results.ts';
import { describedSurvey, listedSurveys } from '../stores/surveys.ts';
import { csvRow } from '../use-cases/csv-row.ts';
import { addSurvey, changeSurvey, deleteSurvey, runSurvey } from '../use-cases/edit-surveys.ts';
import type { KeptSurveys } from '../use-cases/kept-surveys.ts';
import { answering } from './answer.ts';

interface StaffSurveys {
  readonly running: KeptSurveys;
  /** Whose forms a page of this site may show. */
  readonly origins: readonly string[];
}

/** For staff: questions to readers, and what became of them. */
export function staffSurveys(server: FastifyInstance, parts: AccountServices, { running, origins }: StaffSurveys): void {
  const { database } = parts;
  const { query } = database;
  const answer = answering(server, parts);
  const editing = ({ id }: { readonly id: string }) => ({ database, actor: id, now: parts.now(), origins });
  /** Pages that are asked for after a change know of it. */
  const thenRead = async <T>(change: Promise<T>): Promise<T> => {
    const changed = await change;
    await running.readAnew();
    return changed;
  };

  answer(calls.listSurveys, async ({ request, account: { id: accountId } }) => {
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: 'surveys' });
    return { surveys: await listedSurveys(query) };
  });
  answer(calls.readSurvey, ({ params: { id } }) => describedSurvey(query, id));
  answer(calls.addSurvey, ({ account, body }) => addSurvey(editing(account), body));
  answer(calls.changeSurvey, ({ account, params: { id }, body }) => thenRead(changeSurvey(editing(account), id, body)));
  answer(calls.runSurvey, ({ account, params: { id }, body }) => thenRead(runSurvey(editing(account), id, body)));
  answer(calls.deleteSurvey, ({ account, params: { id } }) => thenRead(deleteSurvey(editing(account), id)));
  answer(calls.readSurveyResults, async ({ request, account: { id: accountId }, params: { id } }) => {
    const survey = await describedSurvey(query, id);
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: `survey ${survey.id}` });
    return surveyResults(query, survey.id);
  });
  answer(calls.exportSurveyAnswers, async ({ request, reply, account: { id: accountId }, params: { id } }) => {
    const survey = await describedSurvey(query, id);
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: `survey ${survey.id}` });
    return reply
      .headers({ 'content-disposition': `attachment; filename="${survey.key}.csv"` })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(answersAsCsv(query, survey.id)));
  });
}

async function* answersAsCsv(query: Query, survey: string): AsyncGenerator<string> {
  yield csvRow(['day', 'reader', 'question', 'answer']);
  let reader = 0;
  for await (const { day, answers } of allSurveyAnswers(query, survey)) {
    reader += 1;
    yield answers.map(({ question, answer }) => csvRow([day, String(reader), question, answer])).join('');
  }
}
