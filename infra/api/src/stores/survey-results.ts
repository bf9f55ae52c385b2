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

interface GivenAnswers {
  readonly id: string;
  readonly survey: string;
  readonly answers: Answers;
  readonly day: string;
}

/** What is sent again, as a reader does whose browser heard nothing, takes the place of what was sent first. */
export async function keepSurveyAnswers(query: Query, { id, survey, answers, day }: GivenAnswers): Promise<void> {
  const given = JSON.stringify(answers);
  await query
    .insertInto('survey_answers')
    .values({ id, survey_id: survey, day, answers: given })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ answers: given }).where('survey_answers.survey_id', '=', survey))
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

/** So many are in memory at once: 500 of the largest answers are 10 MB, and all that a survey may have 1 GB. */
const readAtOnce = 500;

export async function* allSurveyAnswers(
  query: Query,
  survey: string,
): AsyncGenerator<{ readonly day: string; readonly answers: Readonly<Answers> }> {
  let last = { day: '', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const page = await answersOf(query, survey)
      .select('id')
      .where((all) => all(all.refTuple('day', 'id'), '>', all.tuple(last.day, last.id)))
      .orderBy('day')
      .orderBy('id')
      .limit(readAtOnce)
      .execute();
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < readAtOnce) return;
    last = end;
  }
}

function answersOf(query: Query, survey: string) {
  return query.selectFrom('survey_answers').select(['day', 'answers']).where('survey_id', '=', survey);
}
