import * as v from 'valibot';
import { plainText } from './plain-text.ts';
import { json, type Call, type Resource } from './call.ts';
import { SubscriptionTypeSchema } from '../reader/plans.ts';
import { pure } from '../pure.ts';

/** Superusers alone may make others staff, with `site users`. */
export const StaffAccountSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    email: v.string(),
    subscription_type: SubscriptionTypeSchema,
    is_staff: v.boolean(),
    is_superuser: v.boolean(),
    suspended_at: v.nullable(v.string()),
    created_at: v.string(),
    last_active_day: v.nullable(v.string()),
    collection_count: v.number(),
  }),
);
export type StaffAccount = v.InferOutput<typeof StaffAccountSchema>;

/** The addresses that begin with what was typed, 20 at most. */
export const StaffAccountsQuerySchema = /* @__PURE__ */ pure(() => v.object({ email: plainText(320) }));
export const StaffAccountsSchema = /* @__PURE__ */ pure(() => v.object({ accounts: v.array(StaffAccountSchema) }));

export const AuditRowSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.number(),
    at: v.string(),
    /** The e-mail address of who did it; the command line where no user was signed in. */
    by: v.string(),
    action: v.string(),
    reason: v.string(),
    detail: v.record(v.string(), v.unknown()),
  }),
);
export type AuditRow = v.InferOutput<typeof AuditRowSchema>;

export const StaffAccountPageSchema = /* @__PURE__ */ pure(() =>
  v.object({ ...StaffAccountSchema.entries, audit: v.array(AuditRowSchema) }),
);
export type StaffAccountPage = v.InferOutput<typeof StaffAccountPageSchema>;

const reason = /* @__PURE__ */ pure(() => plainText(500));
export const StaffActionSchema = /* @__PURE__ */ pure(() => v.object({ reason }));
export const StaffPlanChangeSchema = /* @__PURE__ */ pure(() => v.object({ plan: SubscriptionTypeSchema, reason }));
export type StaffPlanChange = v.InferOutput<typeof StaffPlanChangeSchema>;

export const findAccounts = {
  name: 'findAccounts',
  method: 'GET',
  path: '/api/v1/root/accounts/',
  reply: StaffAccountsSchema,
} as const satisfies Call;
export const readAccount = {
  name: 'readAccount',
  method: 'GET',
  path: '/api/v1/root/accounts/{id}/',
  reply: StaffAccountPageSchema,
} as const satisfies Call;
export const suspendAccount = {
  name: 'suspendAccount',
  method: 'POST',
  path: '/api/v1/root/accounts/{id}/suspension/',
} as const satisfies Call;
export const liftSuspension = {
  name: 'liftSuspension',
  method: 'DELETE',
  path: '/api/v1/root/accounts/{id}/suspension/',
} as const satisfies Call;
export const correctPlan = { name: 'correctPlan', method: 'POST', path: '/api/v1/root/accounts/{id}/plan/' } as const satisfies Call;
export const deleteAccountOf = {
  name: 'deleteAccountOf',
  method: 'POST',
  path: '/api/v1/root/accounts/{id}/deletion/',
} as const satisfies Call;

const reads = { tag: 'Staff', who: 'staff', limit: 'reading', listener: 'public', failures: ['ACCOUNT_UNKNOWN'] } as const;
const acts = { ...reads, limit: 'writing', needsFreshSignIn: true, failures: ['ACCOUNT_UNKNOWN', 'ACCOUNT_OUT_OF_REACH'] } as const;

/** What staff do with accounts of others. */
export const staff = /* @__PURE__ */ pure(
  () =>
    ({
      findAccounts: {
        ...findAccounts,
        ...reads,
        purpose: 'Finds accounts by the beginning of their e-mail address, twenty at most.',
        query: StaffAccountsQuerySchema,
        replies: { 200: 'The accounts.' },
        failures: [],
      },
      readAccount: {
        ...readAccount,
        ...reads,
        purpose: 'Reads an account and what staff have done to it.',
        replies: { 200: 'The account.' },
      },
      suspendAccount: {
        ...suspendAccount,
        ...acts,
        purpose: 'Suspends an account: its sessions are refused from now on.',
        body: json(StaffActionSchema),
        replies: { 201: 'Suspended.' },
      },
      liftSuspension: {
        ...liftSuspension,
        ...acts,
        purpose: 'Lets a suspended account in again.',
        body: json(StaffActionSchema),
        replies: { 200: 'Lifted.' },
      },
      correctPlan: {
        ...correctPlan,
        ...acts,
        purpose: 'Gives an account another plan, without a payment.',
        body: json(StaffPlanChangeSchema),
        replies: { 201: 'Corrected.' },
      },
      deleteAccountOf: {
        ...deleteAccountOf,
        ...acts,
        purpose: 'Deletes an account on the wish of its owner.',
        body: json(StaffActionSchema),
        replies: { 200: 'Deleted.' },
      },
    }) as const satisfies Resource,
);
