import { addressOf, type PathParameter } from '@webdocs/contracts/api/address-of';
import type { Call, ReplyOf } from '@webdocs/contracts/api/call';
import type { CallName, EveryCall } from '@webdocs/contracts/api/calls';
import * as v from 'valibot';
import { changeJson } from './change-json.ts';
import { requestJson, type JsonRequest } from './request-json.ts';

/** The whole entry of the table, as a type: the browser is sent only what makes the call. */
type Entry<C extends Call> = C['name'] extends CallName ? EveryCall[C['name']] : never;
type Params<C extends Call> = string extends C['path'] ? string : PathParameter<C['path']>;
/** Numbers are written out. */
type Query<Asked> = { readonly [Name in keyof Asked]: string extends Asked[Name] ? Asked[Name] | number : Asked[Name] | undefined };

type CallInput<C extends Call> = Pick<JsonRequest, 'fetch' | 'timeoutMs'> &
  ([Params<C>] extends [never] ? unknown : { readonly params: Readonly<Record<Params<C>, string>> }) &
  (Entry<C> extends { readonly query: infer S extends v.GenericSchema } ? { readonly query: Query<v.InferInput<S>> } : unknown) &
  (Entry<C> extends { readonly body: { readonly schema: infer S extends v.GenericSchema } } ? { readonly body: v.InferInput<S> } : unknown);

const nothing = v.undefined();

/** Makes a call of the table: its address, the token where it changes something, and the check of what comes back. */
export async function call<const C extends Call>(
  called: C,
  ...[input]: object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
): Promise<ReplyOf<C>> {
  const { params, query, ...request } = (input ?? {}) as JsonRequest & Parameters<typeof addressOf>[1];
  const { method, reply = nothing, needsNoToken } = called;
  const address = addressOf(called, { params, query });
  const answer =
    method === 'GET' || needsNoToken
      ? requestJson(address, reply, { ...request, method })
      : changeJson(address, reply, { ...request, method });
  return (await answer) as ReplyOf<C>;
}
