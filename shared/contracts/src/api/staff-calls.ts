import * as v from 'valibot';
import { SubscriptionTypeSchema } from './api.ts';
import { plainText } from '../page/plain-text.ts';

/** Staff alone may call what stands under /api/v1/root/; superusers alone may make others staff, with `site users`. */
export const StaffAccountSchema = v.object({
  id: v.string(),
  email: v.string(),
  subscription_type: SubscriptionTypeSchema,
  is_staff: v.boolean(),
  is_superuser: v.boolean(),
  suspended_at: v.nullable(v.string()),
  created_at: v.string(),
  last_active_day: v.nullable(v.string()),
  collection_count: v.number(),
});
export type StaffAccount = v.InferOutput<typeof StaffAccountSchema>;

/** GET /api/v1/root/accounts/?email=: the addresses that begin with what was typed, 20 at most. */
export const StaffAccountsQuerySchema = v.object({ email: plainText(320) });
export const StaffAccountsSchema = v.object({ accounts: v.array(StaffAccountSchema) });

export const AuditRowSchema = v.object({
  id: v.number(),
  at: v.string(),
  /** The e-mail address of who did it; the command line where nobody was signed in. */
  by: v.string(),
  action: v.string(),
  reason: v.string(),
  detail: v.record(v.string(), v.unknown()),
});
export type AuditRow = v.InferOutput<typeof AuditRowSchema>;

/** GET /api/v1/root/accounts/{id}/ */
export const StaffAccountPageSchema = v.object({ ...StaffAccountSchema.entries, audit: v.array(AuditRowSchema) });
export type StaffAccountPage = v.InferOutput<typeof StaffAccountPageSchema>;

const reason = plainText(500);

/** POST and DELETE /api/v1/root/accounts/{id}/suspension/, POST /api/v1/root/accounts/{id}/deletion/ */
export const StaffActionSchema = v.object({ reason });
/** POST /api/v1/root/accounts/{id}/plan/ */
export const StaffPlanChangeSchema = v.object({ plan: SubscriptionTypeSchema, reason });
export type StaffPlanChange = v.InferOutput<typeof StaffPlanChangeSchema>;
