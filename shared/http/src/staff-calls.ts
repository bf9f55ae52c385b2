import {
  StaffAccountPageSchema,
  StaffAccountsSchema,
  type StaffAccount,
  type StaffAccountPage,
  type StaffPlanChange,
} from '@webdocs/contracts/api/staff';
import * as v from 'valibot';
import { changeJson } from './change-json.ts';
import { requestJson } from './request-json.ts';

const all = '/api/v1/root/accounts/';
const nothing = v.undefined();
const one = (id: string, what = '') => `${all}${encodeURIComponent(id)}/${what}`;

export const findAccounts = async (email: string): Promise<StaffAccount[]> =>
  (await requestJson(`${all}?email=${encodeURIComponent(email)}`, StaffAccountsSchema)).accounts;

export const readAccount = (id: string): Promise<StaffAccountPage> => requestJson(one(id), StaffAccountPageSchema);

export const suspendAccount = (id: string, reason: string): Promise<void> =>
  changeJson(one(id, 'suspension/'), nothing, { method: 'POST', body: { reason } });

export const liftSuspension = (id: string, reason: string): Promise<void> =>
  changeJson(one(id, 'suspension/'), nothing, { method: 'DELETE', body: { reason } });

export const correctPlan = (id: string, body: StaffPlanChange): Promise<void> =>
  changeJson(one(id, 'plan/'), nothing, { method: 'POST', body });

export const deleteAccountOf = (id: string, reason: string): Promise<void> =>
  changeJson(one(id, 'deletion/'), nothing, { method: 'POST', body: { reason } });
