import type { DirectiveVerdict, ScannedDirective } from '@webdocs/contracts/api/observatory-report';
import { isFetchDirective, isKnownDirective, navigationDirectives } from '../parse/policy-directives.ts';
import { effective, type Policy } from '../parse/policy.ts';
import { readSources } from '../parse/source-list.ts';

/** Shown also where they are missing. */
const alwaysShown = ['default-src', 'script-src', 'style-src', 'img-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'];

/** The policies of a page directive by directive. Of several, the strictest value of each is shown. */
export function policyTable(policies: readonly Policy[]): ScannedDirective[] {
  const sent = policies.flatMap(({ directives }) => [...directives.keys()]);
  return [...new Set([...alwaysShown, ...sent])].map((name) => strictest(policies.map((policy) => rowOf(policy, name))));
}

/** The worst first. */
const order: readonly DirectiveVerdict[] = [
  'open',
  'unknown',
  'any-host',
  'unsafe-inline',
  'insecure-scheme',
  'unsafe-eval',
  'hosts',
  'set',
  'strict',
  'closed',
];

function strictest(rows: readonly ScannedDirective[]): ScannedDirective {
  return rows.reduce((best, row) => (order.indexOf(row.verdict) > order.indexOf(best.verdict) ? row : best));
}

function rowOf(policy: Policy, name: string): ScannedDirective {
  const own = policy.directives.get(name);
  const applies = effective(policy, name);
  const base = { name, values: [...(applies?.values ?? [])], is_repeated: policy.repeated.has(name) };
  const falls = { falls_back_to: own === undefined ? (applies?.directive ?? null) : null };
  if (!isKnownDirective(name)) return { ...base, ...falls, verdict: 'unknown' };
  if (!isFetchDirective(name) && !navigationDirectives.includes(name)) return { ...base, ...falls, verdict: own ? 'set' : 'open' };
  return { ...base, ...falls, verdict: applies ? verdictOf(name, applies.values) : 'open' };
}

function verdictOf(name: string, values: readonly string[]): DirectiveVerdict {
  const kind = name.startsWith('script') ? 'script' : name.startsWith('style') ? 'style' : 'other';
  const sources = readSources(values, kind);
  const runs = kind !== 'other' || name === 'default-src' || name === 'object-src';
  if (sources.anyHosts.length > 0) return 'any-host';
  if (runs && sources.allowsInline) return 'unsafe-inline';
  if (sources.insecure.length > 0) return 'insecure-scheme';
  if (runs && sources.allowsEval) return 'unsafe-eval';
  if (sources.isClosed) return 'closed';
  return values.some((value) => !value.startsWith("'")) && !sources.isStrictDynamic ? 'hosts' : 'strict';
}
