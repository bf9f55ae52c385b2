import * as v from 'valibot';
import { pure } from '../pure.ts';
import type { Call, Resource } from './call.ts';

export const deadMailOnPage = 20;

/** Mail that was given up. What is written in it is not shown: its link may open an account. */
export const DeadMailSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    /** What it is about: account, newsletter, notice. */
    kind: v.string(),
    recipient: v.string(),
    subject: v.string(),
    attempts: v.number(),
    queued_at: v.string(),
    died_at: v.string(),
    /** What the mail server said last. */
    cause: v.string(),
    /** Whether it may have arrived all the same. */
    may_have_arrived: v.boolean(),
  }),
);
export type DeadMail = v.InferOutput<typeof DeadMailSchema>;

export const DeadMailListSchema = /* @__PURE__ */ pure(() => v.object({ mails: v.array(DeadMailSchema), total: v.number() }));
export type DeadMailList = v.InferOutput<typeof DeadMailListSchema>;

const QuerySchema = /* @__PURE__ */ pure(() =>
  v.object({ offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number)), '0') }),
);

export const listDeadMail = {
  name: 'listDeadMail',
  method: 'GET',
  path: '/api/v1/root/mail/',
  reply: DeadMailListSchema,
} as const satisfies Call;
export const retryDeadMail = { name: 'retryDeadMail', method: 'POST', path: '/api/v1/root/mail/{id}/retry/' } as const satisfies Call;
export const deleteDeadMail = { name: 'deleteDeadMail', method: 'DELETE', path: '/api/v1/root/mail/{id}/' } as const satisfies Call;

const reads = { tag: 'Staff', who: 'staff', limit: 'reading', listener: 'public' } as const;
const acts = { ...reads, limit: 'writing', failures: ['MAIL_UNKNOWN'] } as const;

/** What staff do with mail that did not go out. */
export const deadMail = /* @__PURE__ */ pure(
  () =>
    ({
      listDeadMail: {
        ...listDeadMail,
        ...reads,
        purpose: 'Lists mail that was given up, the latest first, twenty at a time.',
        query: QuerySchema,
        replies: { 200: 'The mail, and how much there is.' },
      },
      retryDeadMail: {
        ...retryDeadMail,
        ...acts,
        purpose: 'Sends mail that was given up again: it is tried for two days more.',
        replies: { 201: 'It waits to be sent.' },
      },
      deleteDeadMail: {
        ...deleteDeadMail,
        ...acts,
        purpose: 'Deletes mail that was given up.',
        replies: { 200: 'Deleted.' },
      },
    }) as const satisfies Resource,
);
