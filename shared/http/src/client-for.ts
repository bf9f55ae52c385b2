import type { Call } from '@webdocs/contracts/api/call';
import type { DeclaredCalls } from '@webdocs/contracts/api/calls';
import { Failure } from '@webdocs/contracts/failures/failure';
import { call } from './call.ts';

/** The client of one remote: it makes the calls that its definition lists. Any other is told to `undeclared`, and not made. */
export function clientFor({ remote, calls }: DeclaredCalls, undeclared: (failure: Failure) => void): typeof call {
  const listed = new Set<string>(calls);
  return async (called: Call, ...input: readonly unknown[]) => {
    if (listed.has(called.name)) return (call as (called: Call, ...input: readonly unknown[]) => Promise<never>)(called, ...input);
    const failure = new Failure('CALL_UNDECLARED', { call: called.name, remote });
    undeclared(failure);
    throw failure;
  };
}
