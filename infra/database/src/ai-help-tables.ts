import type { Answer } from '@webdocs/contracts/answers/answer';
import type { AnswerReport, messageStates } from '@webdocs/contracts/api/ai-help';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface AiHelpTables {
  ai_help_chats: AiHelpChatsTable;
  ai_help_messages: AiHelpMessagesTable;
  ai_help_asked: AiHelpAskedTable;
  content_gaps: ContentGapsTable;
  answer_ratings: AnswerRatingsTable;
  ai_model_days: AiModelDaysTable;
}

/** JSON is written as text. */
type Json<T> = ColumnType<T, string | null, string | null>;

interface AiHelpChatsTable {
  id: string;
  account_id: string;
  label: string;
  /** By its owner: it is not named after a question any more. */
  is_named: Generated<boolean>;
  created_at: Date;
  /** When something was asked last. */
  updated_at: Date;
  /** For a few minutes it can be restored. */
  deleted_at: Date | null;
}

interface AiHelpMessagesTable {
  id: string;
  chat_id: string;
  /** The question that it follows; those that follow the same one are forms of one question. */
  parent_id: string | null;
  question: string;
  /** Markdown, as far as it came. */
  text: string | null;
  answer: Json<Answer | null>;
  /** One that was cut is a failed one with a text. */
  state: Exclude<(typeof messageStates)[number], 'cut'>;
  /** Renewed while an answer is written: a process that was killed leaves an old one. */
  alive_at: Date;
  created_at: Date;
}
export type AiHelpMessageRow = Selectable<AiHelpMessagesTable>;

/** Questions that count against those of a day. What was asked is not in here. */
interface AiHelpAskedTable {
  /** Of the message, whether or not that is kept. */
  id: string;
  account_id: string;
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  /** Null once it counts for good; until then it counts till this time, so that one whose process was killed is given back. */
  under_way_until: Date | null;
}

interface ContentGapsTable {
  id: Generated<string>;
  locale: Locale;
  /** Of its words, so that those who ask the same are counted together; null for all whose readers do not share them. */
  question_hash: Buffer | null;
  question: string | null;
  count: Generated<number>;
  first_at: Date;
  last_at: Date;
  settled_at: Date | null;
}

/** No account: it is not known who rated. */
interface AnswerRatingsTable {
  id: Generated<string>;
  /** Of the account and the answer, under the key of the day: a second rating of the same answer has the same. Null a day after. */
  message_hash: Buffer | null;
  is_helpful: boolean;
  comment: string | null;
  conversation: Json<AnswerReport['conversation'] | null>;
  created_at: Date;
}

/** What a model was sent, what it wrote and what that cost. */
interface AiModelDaysTable {
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  /** Counts of 64 bits come as text. */
  input_tokens: ColumnType<string, number, number>;
  output_tokens: ColumnType<string, number, number>;
  cost: Generated<number>;
}
