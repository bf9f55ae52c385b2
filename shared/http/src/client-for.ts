import type { Call } from '@webdocs/contracts/api/call';
import type { CallName } from '@webdocs/contracts/api/calls';
import { Failure } from '@webdocs/contracts/failures/failure';
import { call } from './call.ts';

/**
 * The client of one remote: it makes the calls that its definition lists. Of any other `undeclared` is told, which may throw;
 * the call is then not made.
 */
export function clientFor(names: readonly CallName[], undeclared: (name: string) => void): typeof call {
  const listed = new Set<string>(names);
  return async (called: Call, ...input: readonly unknown[]) => {
    if (listed.has(called.name)) return (call as (called: Call, ...input: readonly unknown[]) => Promise<never>)(called, ...input);
    undeclared(called.name);
    throw new Failure('CALL_UNDECLARED', { call: called.name });
  };
}
