import { surveys as calls } from '@webdocs/contracts/api/surveys';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { isOptedOut } from '../protection/opted-out.ts';
import { shownSurvey, surveyOfKey } from '../stores/surveys.ts';
import { answerSurvey, countStep, isOpen } from '../use-cases/answer-survey.ts';
import type { KeptSurveys } from '../use-cases/kept-surveys.ts';
import { answering } from './answer.ts';

const keptSeconds = 60;

/** Questions to readers. Who asks and who answers is not looked at. */
export function surveys(server: FastifyInstance, { database: { query }, now }: AccountServices, running: KeptSurveys): void {
  const answer = answering(server);

  answer(calls.listRunningSurveys, async ({ reply }) => {
    const open = await running.all();
    reply.header('cache-control', `public, max-age=${keptSeconds}`);
    return { surveys: open };
  });
  answer(calls.showSurvey, async ({ params: { key } }) => {
    const row = await surveyOfKey(query, key);
    return { found: row ? { survey: shownSurvey(row), is_open: isOpen(row, now()) } : null };
  });
  answer(calls.countSurveyStep, async ({ request, params: { key }, body: { step } }) => {
    if (!isOptedOut(request)) await countStep(query, key, step, now());
  });
  answer(calls.answerSurvey, ({ params: { key }, body }) => answerSurvey(query, key, body, now()));
}
