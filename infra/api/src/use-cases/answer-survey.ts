import { surveyLimits, type SurveyAnswers, type SurveyForm, type SurveyResults, type SurveyStep } from '@webdocs/contracts/api/surveys';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { SurveyRow } from '@webdocs/database/tables';
import { addSurveyAnswers, addSurveyStep, countAnswers } from '../stores/survey-results.ts';
import { surveyOfKey } from '../stores/surveys.ts';

export async function countStep(query: Query, key: string, step: SurveyStep, now: Date): Promise<void> {
  const { id } = await openSurvey(query, key, now);
  await addSurveyStep(query, id, step, dayOf(now));
}

export async function answerSurvey(query: Query, key: string, { answers }: SurveyAnswers, now: Date): Promise<void> {
  const { id, form } = await openSurvey(query, key, now);
  const given = fitting(form, answers);
  const { answers: most } = surveyLimits;
  if ((await countAnswers(query, id)) >= most) throw new Failure('SURVEY_FULL', { most });
  await addSurveyAnswers(query, id, given, dayOf(now));
}

export function isOpen({ state, starts_at: start, ends_at: end }: Pick<SurveyRow, 'state' | 'starts_at' | 'ends_at'>, now: Date): boolean {
  return state === 'running' && start <= now && now < end;
}

async function openSurvey(query: Query, key: string, now: Date): Promise<SurveyRow> {
  const survey = await surveyOfKey(query, key);
  if (!survey || !isOpen(survey, now)) throw new Failure('SURVEY_CLOSED');
  return survey;
}

/** With the questions that they answer: a survey may be changed later. */
function fitting(form: SurveyForm, answers: readonly string[]): SurveyResults['answers'][number]['answers'] {
  if (form.kind !== 'own' || answers.length !== form.questions.length) throw new Failure('SURVEY_ANSWERS_WRONG');
  return form.questions.flatMap(({ text, choices }, index) => {
    const answer = answers[index] ?? '';
    if (answer !== '' && choices.length > 0 && !choices.includes(answer)) throw new Failure('SURVEY_ANSWERS_WRONG');
    return answer === '' ? [] : [{ question: text, answer }];
  });
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
