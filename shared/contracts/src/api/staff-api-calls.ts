import { json, type ApiCall } from './call.ts';
import {
  StaffAccountPageSchema,
  StaffAccountsQuerySchema,
  StaffAccountsSchema,
  StaffActionSchema,
  StaffPlanChangeSchema,
} from './staff-calls.ts';

const staff = { tag: 'Staff', who: 'staff', failures: ['ACCOUNT_UNKNOWN'] } as const;
const staffAction = { ...staff, failures: ['ACCOUNT_UNKNOWN', 'ACCOUNT_OUT_OF_REACH'] } as const;

/** What staff do with accounts of others. */
export const staffApiCalls: readonly ApiCall[] = [
  {
    ...staff,
    name: 'findAccounts',
    method: 'GET',
    path: '/api/v1/root/accounts/',
    purpose: 'Finds accounts by the beginning of their e-mail address, twenty at most.',
    query: StaffAccountsQuerySchema,
    replies: { 200: { means: 'The accounts.', schema: StaffAccountsSchema } },
    failures: [],
  },
  {
    ...staff,
    name: 'readAccount',
    method: 'GET',
    path: '/api/v1/root/accounts/{id}/',
    purpose: 'Reads an account and what staff have done to it.',
    replies: { 200: { means: 'The account.', schema: StaffAccountPageSchema } },
  },
  {
    ...staffAction,
    name: 'suspendAccount',
    method: 'POST',
    path: '/api/v1/root/accounts/{id}/suspension/',
    purpose: 'Suspends an account: its sessions are refused from now on.',
    body: json(StaffActionSchema),
    replies: { 201: { means: 'Suspended.' } },
  },
  {
    ...staffAction,
    name: 'liftSuspension',
    method: 'DELETE',
    path: '/api/v1/root/accounts/{id}/suspension/',
    purpose: 'Lets a suspended account in again.',
    body: json(StaffActionSchema),
    replies: { 200: { means: 'Lifted.' } },
  },
  {
    ...staffAction,
    name: 'correctPlan',
    method: 'POST',
    path: '/api/v1/root/accounts/{id}/plan/',
    purpose: 'Gives an account another plan, without a payment.',
    body: json(StaffPlanChangeSchema),
    replies: { 201: { means: 'Corrected.' } },
  },
  {
    ...staffAction,
    name: 'deleteAccountOf',
    method: 'POST',
    path: '/api/v1/root/accounts/{id}/deletion/',
    purpose: 'Deletes an account on the wish of its owner.',
    body: json(StaffActionSchema),
    replies: { 200: { means: 'Deleted.' } },
  },
];
