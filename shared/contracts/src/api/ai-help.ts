import * as v from 'valibot';
import { AnswerSchema } from '../answers/answer.ts';
import { QuotaReplySchema, StreamEventSchema } from '../answers/answer-stream.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';
import { plainText } from './plain-text.ts';

/** The same limits on both sides of the wire. */
export const aiHelpLimits = {
  question: 25_000,
  /** Questions and answers that go with a question. */
  messages: 100,
  /** What a client may send of them in all. */
  bytes: 1_048_576,
  label: 100,
  /** The oldest of more are deleted. */
  chats: 500,
  /** In one conversation. */
  questions: 200,
  comment: 2000,
  perDay: 5,
  /** A silence after which a client takes the stream for lost. */
  silenceMs: 15_000,
  /** After this a stored question without an answer has failed. */
  pendingMs: 60_000,
  historyDays: 182,
} as const;

const Id = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.uuid('must be a UUID')));

const MessageSchema = /* @__PURE__ */ pure(() =>
  v.variant('role', [
    v.object({ role: v.literal('user'), content: plainText(aiHelpLimits.question) }),
    v.object({ role: v.literal('assistant'), content: v.pipe(v.string(), v.maxLength(200_000)) }),
  ]),
);

export const QuestionInputSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** The last one is the question, the ones before it are what was said before it. */
    messages: v.pipe(
      v.array(MessageSchema),
      v.minLength(1, 'needs a question'),
      v.maxLength(aiHelpLimits.messages, `may have at most ${aiHelpLimits.messages} messages`),
      v.check((messages) => messages.at(-1)?.role === 'user', 'must end with a question of the user'),
    ),
    chat_id: v.optional(Id),
    /** The question that this one follows, or, where it was edited, the one that both follow. */
    parent_id: v.optional(v.nullable(Id)),
    /** In which the words around the data are. */
    locale: v.optional(LocaleSchema),
  }),
);
export type QuestionInput = v.InferOutput<typeof QuestionInputSchema>;

export const AiHelpDescriptionSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** Null where answers come from data and pages alone, and nothing that is asked leaves this site. */
    model: v.nullable(
      v.object({
        name: v.string(),
        /** The host that questions and passages are sent to. */
        host: v.string(),
        /** Whether that is the machine of the site. */
        is_local: v.boolean(),
      }),
    ),
    /** Questions a day without Plus. */
    per_day: v.number(),
  }),
);
export type AiHelpDescription = v.InferOutput<typeof AiHelpDescriptionSchema>;

export const ChatSummarySchema = /* @__PURE__ */ pure(() => v.object({ chat_id: v.string(), last: v.string(), label: v.string() }));
export type ChatSummary = v.InferOutput<typeof ChatSummarySchema>;

/**
 * 'pending' while an answer is written. 'stopped' by its reader, who said so. 'cut' where it ended in the middle, with what had come: its
 * reader left, the connection broke, or the site or a model went away. 'failed' where nothing came.
 */
export const messageStates = ['pending', 'complete', 'stopped', 'cut', 'failed'] as const;

const StoredMessageSchema = /* @__PURE__ */ pure(() =>
  v.object({
    metadata: v.object({
      chat_id: v.string(),
      message_id: v.string(),
      parent_id: v.nullable(v.string()),
      created_at: v.string(),
      state: v.picklist(messageStates),
      sources: v.array(v.object({ url: v.string(), title: v.string() })),
    }),
    user: v.object({ role: v.literal('user'), content: v.string() }),
    /** Markdown, as it was streamed. */
    assistant: v.optional(v.object({ role: v.literal('assistant'), content: v.string() })),
    answer: v.optional(AnswerSchema),
  }),
);
export type StoredMessage = v.InferOutput<typeof StoredMessageSchema>;

export const ChatSchema = /* @__PURE__ */ pure(() =>
  v.object({ chat_id: v.string(), label: v.string(), messages: v.array(StoredMessageSchema) }),
);
export type Chat = v.InferOutput<typeof ChatSchema>;

export const AnswerFeedbackSchema = /* @__PURE__ */ pure(() =>
  v.object({
    message_id: Id,
    is_helpful: v.boolean(),
    comment: v.optional(plainText(aiHelpLimits.comment, { mayBeEmpty: true })),
    /** Sent along where the reader agrees to it: staff read it. */
    conversation: v.optional(
      v.pipe(
        v.array(v.object({ question: v.pipe(v.string(), v.maxLength(aiHelpLimits.question)), answer: v.optional(AnswerSchema) })),
        v.maxLength(aiHelpLimits.messages),
      ),
    ),
  }),
);
export type AnswerFeedback = v.InferOutput<typeof AnswerFeedbackSchema>;

/** Questions that had no answer, together where they ask the same. */
const ContentGapSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    locale: LocaleSchema,
    /** As it was asked; null for those whose readers did not agree to that: they are only counted. */
    question: v.nullable(v.string()),
    count: v.number(),
    first: v.string(),
    last: v.string(),
  }),
);
export type ContentGap = v.InferOutput<typeof ContentGapSchema>;
export const ContentGapListSchema = /* @__PURE__ */ pure(() => v.object({ gaps: v.array(ContentGapSchema), total: v.number() }));

const AnswerReportSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    is_helpful: v.boolean(),
    comment: v.nullable(v.string()),
    conversation: v.array(v.object({ question: v.string(), answer: v.optional(AnswerSchema) })),
    created_at: v.string(),
  }),
);
export type AnswerReport = v.InferOutput<typeof AnswerReportSchema>;
export const AnswerReportListSchema = /* @__PURE__ */ pure(() =>
  v.object({ helpful: v.number(), not_helpful: v.number(), reports: v.array(AnswerReportSchema), total: v.number() }),
);

const PageOfListSchema = /* @__PURE__ */ pure(() =>
  v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be the number of a page'))) }),
);

const root = '/api/v1/plus/ai/help';
export const askAiHelp = { name: 'askAiHelp', method: 'POST', path: root } as const satisfies Call;
export const askAiHelpAtAlias = { name: 'askAiHelpAtAlias', method: 'POST', path: '/api/v1/plus/ai/ask' } as const satisfies Call;
export const describeAiHelp = {
  name: 'describeAiHelp',
  method: 'GET',
  path: '/api/v1/plus/ai/help/about',
  reply: AiHelpDescriptionSchema,
} as const satisfies Call;
export const readAiHelpQuota = {
  name: 'readAiHelpQuota',
  method: 'GET',
  path: `${root}/quota`,
  reply: QuotaReplySchema,
} as const satisfies Call;
export const stopAiHelp = { name: 'stopAiHelp', method: 'POST', path: `${root}/stop/{message_id}` } as const satisfies Call;
export const listAiHelpHistory = {
  name: 'listAiHelpHistory',
  method: 'GET',
  path: `${root}/history/list`,
  reply: /* @__PURE__ */ pure(() => v.array(ChatSummarySchema)),
} as const satisfies Call;
export const deleteAiHelpHistory = { name: 'deleteAiHelpHistory', method: 'DELETE', path: `${root}/history/list` } as const satisfies Call;
export const exportAiHelpHistory = { name: 'exportAiHelpHistory', method: 'GET', path: `${root}/history/export` } as const satisfies Call;
export const readAiHelpChat = {
  name: 'readAiHelpChat',
  method: 'GET',
  path: `${root}/history/{chat_id}`,
  reply: ChatSchema,
} as const satisfies Call;
export const deleteAiHelpChat = { name: 'deleteAiHelpChat', method: 'DELETE', path: `${root}/history/{chat_id}` } as const satisfies Call;
export const renameAiHelpChat = {
  name: 'renameAiHelpChat',
  method: 'POST',
  path: `${root}/history/{chat_id}`,
  reply: ChatSummarySchema,
} as const satisfies Call;
export const restoreAiHelpChat = {
  name: 'restoreAiHelpChat',
  method: 'POST',
  path: `${root}/history/{chat_id}/restore`,
  reply: ChatSummarySchema,
} as const satisfies Call;
export const nameAiHelpChat = {
  name: 'nameAiHelpChat',
  method: 'POST',
  path: `${root}/history/summary/{message_id}`,
  reply: /* @__PURE__ */ pure(() => v.object({ title: v.string() })),
} as const satisfies Call;
export const rateAnswer = { name: 'rateAnswer', method: 'POST', path: `${root}/feedback` } as const satisfies Call;
export const listContentGaps = {
  name: 'listContentGaps',
  method: 'GET',
  path: '/api/v1/staff/content-gaps/',
  reply: ContentGapListSchema,
} as const satisfies Call;
export const settleContentGap = {
  name: 'settleContentGap',
  method: 'DELETE',
  path: '/api/v1/staff/content-gaps/{id}/',
} as const satisfies Call;
export const listAnswerReports = {
  name: 'listAnswerReports',
  method: 'GET',
  path: '/api/v1/staff/answer-reports/',
  reply: AnswerReportListSchema,
} as const satisfies Call;
export const settleAnswerReport = {
  name: 'settleAnswerReport',
  method: 'DELETE',
  path: '/api/v1/staff/answer-reports/{id}/',
} as const satisfies Call;
export const purgeAiHelpHistory = { name: 'purgeAiHelpHistory', method: 'POST', path: '/admin-api/ai-history/' } as const satisfies Call;

const reads = { tag: 'AI Help', feature: 'aiHelp', who: 'signed-in', limit: 'reading', listener: 'public' } as const;
const writes = { ...reads, limit: 'writing' } as const;
const ofStaff = { ...reads, who: 'staff' } as const;

const asks = {
  ...reads,
  limit: 'answers',
  purpose:
    'Answers a question as a stream of events: from data and pages of this site, or by the model that the site is set up with, and then verified.',
  body: json(QuestionInputSchema),
  limitBytes: aiHelpLimits.bytes,
  kind: 'text/event-stream',
  events: StreamEventSchema,
  replies: { 200: 'A stream of events: where it comes from, its text as it grows, and the answer as a whole.' },
  failures: [
    'AI_HELP_QUOTA_SPENT',
    'AI_HELP_OFF',
    'AI_HELP_QUESTION_FLAGGED',
    'AI_HELP_TOO_MUCH',
    'AI_HELP_CHAT_FULL',
    'AI_HELP_CHAT_UNKNOWN',
    'AI_HELP_BUSY',
    'AI_HELP_NOT_READY',
    'AI_HELP_STREAM_CUT',
    'AI_HELP_FAILED',
  ],
} as const;

/** Questions to AI Help, and the history of them. */
export const aiHelp = /* @__PURE__ */ pure(
  () =>
    ({
      askAiHelp: { ...askAiHelp, ...asks },
      askAiHelpAtAlias: { ...askAiHelpAtAlias, ...asks },
      describeAiHelp: {
        ...describeAiHelp,
        ...reads,
        who: 'anyone',
        purpose: 'Tells what answers questions on this site, and where what is asked goes.',
        replies: { 200: 'What answers.' },
        failures: ['AI_HELP_OFF'],
      },
      readAiHelpQuota: {
        ...readAiHelpQuota,
        ...reads,
        purpose: 'Tells how many questions the account has left today.',
        replies: { 200: 'What is left; null where nothing limits it.' },
        failures: ['AI_HELP_OFF'],
      },
      stopAiHelp: {
        ...stopAiHelp,
        ...writes,
        purpose: 'Ends an answer that is being written; what has come of it stays, and where nothing had come the question is not counted.',
        replies: { 200: 'No more of it will come.' },
      },
      listAiHelpHistory: {
        ...listAiHelpHistory,
        ...reads,
        purpose: 'Lists the conversations of the account, the latest first.',
        replies: { 200: 'The conversations.' },
        failures: ['AI_HELP_HISTORY_OFF'],
      },
      deleteAiHelpHistory: {
        ...deleteAiHelpHistory,
        ...writes,
        purpose: 'Deletes all conversations of the account, for good.',
        replies: { 201: 'Deleted.' },
      },
      exportAiHelpHistory: {
        ...exportAiHelpHistory,
        ...reads,
        limit: 'imports',
        reply: v.object({ chats: v.array(ChatSchema) }),
        purpose: 'Gives all conversations of the account as a file.',
        replies: { 200: 'A file.' },
      },
      readAiHelpChat: {
        ...readAiHelpChat,
        ...reads,
        purpose: 'Gives a conversation with everything that was asked and answered, the oldest first.',
        replies: { 200: 'The conversation.' },
        failures: ['AI_HELP_HISTORY_OFF', 'AI_HELP_CHAT_UNKNOWN'],
      },
      deleteAiHelpChat: {
        ...deleteAiHelpChat,
        ...writes,
        purpose: 'Deletes a conversation; for ten minutes it can be restored.',
        replies: { 204: 'Deleted.' },
        failures: ['AI_HELP_HISTORY_OFF', 'AI_HELP_CHAT_UNKNOWN'],
      },
      renameAiHelpChat: {
        ...renameAiHelpChat,
        ...writes,
        purpose: 'Gives a conversation another name.',
        body: json(v.object({ label: plainText(aiHelpLimits.label) })),
        replies: { 200: 'The conversation under its new name.' },
        failures: ['AI_HELP_HISTORY_OFF', 'AI_HELP_CHAT_UNKNOWN'],
      },
      restoreAiHelpChat: {
        ...restoreAiHelpChat,
        ...writes,
        purpose: 'Takes back that a conversation was deleted.',
        replies: { 200: 'The conversation.' },
        failures: ['AI_HELP_HISTORY_OFF', 'AI_HELP_CHAT_UNKNOWN'],
      },
      nameAiHelpChat: {
        ...nameAiHelpChat,
        ...writes,
        purpose: 'Names a new conversation after its first question, and tells the name.',
        replies: { 200: 'The name.' },
        failures: ['AI_HELP_HISTORY_OFF', 'AI_HELP_CHAT_UNKNOWN'],
      },
      rateAnswer: {
        ...rateAnswer,
        ...writes,
        limit: 'feedback',
        purpose: 'Tells whether an answer helped; where the reader agrees, with the conversation, which staff then read.',
        body: json(AnswerFeedbackSchema),
        limitBytes: aiHelpLimits.bytes,
        replies: { 201: 'Taken.' },
      },
      listContentGaps: {
        ...listContentGaps,
        ...ofStaff,
        purpose: 'Lists what was asked and had no answer, the most frequent first.',
        query: PageOfListSchema,
        replies: { 200: 'The gaps.' },
      },
      settleContentGap: {
        ...settleContentGap,
        ...ofStaff,
        limit: 'writing',
        purpose: 'Takes a gap off the list: a page fills it now, or none ever will.',
        replies: { 200: 'It is off the list.' },
      },
      listAnswerReports: {
        ...listAnswerReports,
        ...ofStaff,
        purpose: 'Counts which answers helped, and lists what readers sent of those that did not, the latest first.',
        query: PageOfListSchema,
        replies: { 200: 'The counts and the reports.' },
      },
      settleAnswerReport: {
        ...settleAnswerReport,
        ...ofStaff,
        limit: 'writing',
        purpose: 'Deletes a report that has been dealt with.',
        replies: { 200: 'It is deleted.' },
      },
      purgeAiHelpHistory: {
        ...purgeAiHelpHistory,
        tag: 'Platform',
        who: 'operator',
        limit: null,
        listener: 'operator',
        purpose: 'Deletes conversations in which nothing was asked for six months, as the site does by itself once an hour.',
        reply: v.object({ deleted: v.number() }),
        replies: { 200: 'How many were deleted.' },
      },
    }) as const satisfies Resource,
);
