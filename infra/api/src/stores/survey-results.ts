import { answersShown, type SurveyResults, type SurveyStep } from '@webdocs/contracts/api/surveys';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

export async function addSurveyStep(query: Query, survey: string, step: SurveyStep, day: string): Promise<void> {
  await query
    .insertInto('survey_counts')
    .values({ survey_id: survey, day, [step]: 1 })
    .onConflict((conflict) =>
      conflict.columns(['survey_id', 'day']).doUpdateSet((row) => ({ [step]: sql`${row.ref(`survey_counts.${step}`)} + 1` })),
    )
    .execute();
}

export async function countAnswers(query: Query, survey: string): Promise<number> {
  const { total } = await query
    .selectFrom('survey_answers')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('survey_id', '=', survey)
    .executeTakeFirstOrThrow();
  return total;
}

type Answers = SurveyResults['answers'][number]['answers'];

export async function addSurveyAnswers(query: Query, survey: string, answers: Answers, day: string): Promise<void> {
  await query
    .insertInto('survey_answers')
    .values({ survey_id: survey, day, answers: JSON.stringify(answers) })
    .execute();
}

export async function surveyResults(query: Query, survey: string): Promise<SurveyResults> {
  const days = await query
    .selectFrom('survey_counts')
    .select(['day', 'seen', 'opened', 'dismissed', 'submitted'])
    .where('survey_id', '=', survey)
    .orderBy('day')
    .execute();
  const answers = await answersOf(query, survey).orderBy('day', 'desc').orderBy('id').limit(answersShown).execute();
  return { days, answers: answers.map(({ day, answers: given }) => ({ day, answers: [...given] })) };
}

export function allSurveyAnswers(
  query: Query,
  survey: string,
): Promise<ReadonlyArray<{ readonly day: string; readonly answers: Readonly<Answers> }>> {
  return answersOf(query, survey).orderBy('day').orderBy('id').execute();
}

function answersOf(query: Query, survey: string) {
  return query.selectFrom('survey_answers').select(['day', 'answers']).where('survey_id', '=', survey);
}
