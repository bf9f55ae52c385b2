import * as v from 'valibot';
import { ErrorEnvelopeSchema } from '../failures/error-envelope.ts';
import { pure } from '../pure.ts';
import { answerKinds, AnswerSchema, SourceSchema } from './answer.ts';

/** How many questions are left. Null where nothing limits them. */
export const QuotaSchema = /* @__PURE__ */ pure(() =>
  v.nullable(
    v.object({
      /** Asked since the count began. */
      count: v.number(),
      remaining: v.number(),
      limit: v.number(),
      /** When the count starts again at zero. */
      resets_at: v.string(),
    }),
  ),
);
export type Quota = v.InferOutput<typeof QuotaSchema>;

export const QuotaReplySchema = /* @__PURE__ */ pure(() => v.object({ quota: QuotaSchema }));

export const finishReasons = ['stop', 'length', 'content_filter'] as const;
export type FinishReason = (typeof finishReasons)[number];

/** Comes first, once. */
export const StreamStartSchema = /* @__PURE__ */ pure(() =>
  v.object({
    type: v.literal('metadata'),
    chat_id: v.string(),
    message_id: v.string(),
    parent_id: v.optional(v.nullable(v.string())),
    kind: v.picklist(answerKinds),
    sources: v.array(SourceSchema),
    quota: QuotaSchema,
    created_at: v.string(),
  }),
);

/** Text that is added at the end. It is Markdown, whatever the kind, so that a client needs to know no other part. */
export const StreamTextSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    choices: v.array(
      v.object({
        delta: v.object({ content: v.optional(v.string()) }),
        finish_reason: v.optional(v.nullable(v.picklist(finishReasons))),
      }),
    ),
  }),
);

/** The whole answer: at once where it was read from data and pages, after the text where a model wrote it and it was verified. */
export const StreamAnswerSchema = /* @__PURE__ */ pure(() =>
  v.object({ type: v.literal('answer'), message_id: v.string(), answer: AnswerSchema, quota: QuotaSchema }),
);

/** The last event. */
export const StreamFailureSchema = /* @__PURE__ */ pure(() =>
  v.object({
    type: v.literal('failure'),
    message_id: v.string(),
    failure: ErrorEnvelopeSchema,
    /** Whether the question is one of those of the day all the same: one that was held back is, a failure of the site or of a model is not. */
    counted: v.boolean(),
    /** Without the question, where it is not counted. */
    quota: QuotaSchema,
  }),
);

/** One line of the stream, behind `data: `. */
export const StreamEventSchema = /* @__PURE__ */ pure(() =>
  v.union([StreamStartSchema, StreamTextSchema, StreamAnswerSchema, StreamFailureSchema]),
);
export type StreamEvent = v.InferOutput<typeof StreamEventSchema>;
