import type { SurveyAudience, SurveyForm, SurveyState } from '@webdocs/contracts/api/surveys';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface SurveyTables {
  surveys: SurveysTable;
  survey_counts: SurveyCountsTable;
  survey_answers: SurveyAnswersTable;
}

/** JSON is written as text. */
type Json<T> = ColumnType<T, string, string>;

interface SurveysTable {
  id: Generated<string>;
  key: string;
  bucket: string;
  state: Generated<SurveyState>;
  starts_at: Date;
  ends_at: Date;
  rate_from: number;
  rate_till: number;
  audience: Json<SurveyAudience>;
  locale: Locale;
  teaser: string;
  question: string;
  footnote: string;
  form: Json<SurveyForm>;
  /** One more with each change, so that of two people who change it at once one learns of the other. */
  version: Generated<number>;
  changed_by: string | null;
  changed_at: Date;
}
export type SurveyRow = Selectable<SurveysTable>;

/** Of a day of the UTC calendar, as YYYY-MM-DD. */
interface SurveyCountsTable {
  survey_id: string;
  day: string;
  seen: Generated<number>;
  opened: Generated<number>;
  dismissed: Generated<number>;
  submitted: Generated<number>;
}

/** What readers answered: no account, no address, and no time but the day. The id is random, so that it tells no order. */
interface SurveyAnswersTable {
  id: Generated<string>;
  survey_id: string;
  day: string;
  /** With the questions as they were. */
  answers: Json<ReadonlyArray<{ readonly question: string; readonly answer: string }>>;
}
