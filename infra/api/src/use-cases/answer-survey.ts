import { surveyLimits, type SurveyAnswers, type SurveyForm, type SurveyStep } from '@webdocs/contracts/api/surveys';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { SurveyRow } from '@webdocs/database/tables';
import { addSurveyStep, countAnswers, keepSurveyAnswers } from '../stores/survey-results.ts';
import { surveyOfKey } from '../stores/surveys.ts';

export async function countStep(query: Query, key: string, step: SurveyStep, now: Date): Promise<void> {
  const { id } = await openSurvey(query, key, now);
  await addSurveyStep(query, id, step, dayOf(now));
}

export async function answerSurvey(query: Query, key: string, { id: under, answers }: SurveyAnswers, now: Date): Promise<void> {
  const { id, form } = await openSurvey(query, key, now);
  const given = fitting(form, answers);
  const { answers: most } = surveyLimits;
  if ((await countAnswers(query, id)) >= most) throw new Failure('SURVEY_FULL', { most });
  await keepSurveyAnswers(query, { id: under, survey: id, answers: given, day: dayOf(now) });
}

export function isOpen({ state, starts_at: start, ends_at: end }: Pick<SurveyRow, 'state' | 'starts_at' | 'ends_at'>, now: Date): boolean {
  return state === 'running' && start <= now && now < end;
}

async function openSurvey(query: Query, key: string, now: Date): Promise<SurveyRow> {
  const survey = await surveyOfKey(query, key);
  if (!survey || !isOpen(survey, now)) throw new Failure('SURVEY_CLOSED');
  return survey;
}

type Answers = SurveyAnswers['answers'];

/** With the questions that they answer: a survey may be changed later. What was asked before such a change is answered no more. */
function fitting(form: SurveyForm, answers: Answers): Answers {
  if (form.kind !== 'own' || answers.length !== form.questions.length) throw new Failure('SURVEY_ANSWERS_WRONG');
  const isFitting = form.questions.every(({ text, choices }, index) => {
    const { question, answer = '' } = answers[index] ?? {};
    return question === text && (answer === '' || choices.length === 0 || choices.includes(answer));
  });
  if (!isFitting) throw new Failure('SURVEY_ANSWERS_WRONG');
  return answers.filter(({ answer }) => answer !== '');
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
