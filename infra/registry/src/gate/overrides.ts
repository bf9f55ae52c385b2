import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import type { OverridableRule } from '@webdocs/contracts/remote/history';

/** Rules of the gate that an operator may override, by what they refuse with. A signature, or a file that was altered, is none. */
const overridable: Readonly<Partial<Record<FailureCode, OverridableRule>>> = {
  RELEASE_TOO_LARGE: 'budgets',
  RELEASE_STYLES_UNCONFINED: 'styles',
  RELEASE_ROUTE_TAKEN: 'routes',
  RELEASE_TRIAL_FAILED: 'trial',
  RELEASE_REHEARSAL_FAILED: 'rehearsal',
  REHEARSAL_UNAVAILABLE: 'rehearsal',
};

/** Why a release is let through that breaks rules of the gate, where they may be overridden. */
export interface Overriding {
  readonly override?: string | undefined;
}

/** Rules of the gate that are overridden, by remote. */
export class BrokenRules {
  readonly #rules = new Map<string, Set<OverridableRule>>();

  note(remote: string, rules: readonly OverridableRule[]): void {
    this.#rules.set(remote, new Set([...this.of(remote), ...rules]));
  }

  of(remote: string): OverridableRule[] {
    return [...(this.#rules.get(remote) ?? [])];
  }
}

/** Does what may refuse. Where a reason is given, what it refuses is returned as the rule that it breaks, if that may
 * be overridden. */
export async function brokenRule(work: () => unknown, reason: string | undefined): Promise<OverridableRule[]> {
  try {
    await work();
    return [];
  } catch (thrown) {
    const rule = reason !== undefined && thrown instanceof Failure ? overridable[thrown.code] : undefined;
    if (rule === undefined) throw thrown;
    return [rule];
  }
}
