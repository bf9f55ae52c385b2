import type { ObservatoryAdvice } from '@webdocs/contracts/api/observatory-report';
import { gradedPage, type Evidence } from '../grade/evidence.ts';
import { seenPolicies } from '../grade/seen-policies.ts';
import { fieldNames } from '../parse/field-token.ts';
import { combined } from '../parse/header-lines.ts';
import { effective, type Policy } from '../parse/policy.ts';
import { readSources } from '../parse/source-list.ts';
import { securityTextFixes } from './server-blocks.ts';
import { headerFixes } from './server-lines.ts';

/** What was found at /.well-known/security.txt: its text, null where there is none, undefined where it could not be asked for. */
export type SecurityText = string | null | undefined;

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Checks that give no points. */
export function recommended(evidence: Evidence, securityText: SecurityText): ObservatoryAdvice[] {
  const policies = seenPolicies(evidence);
  return [
    securityTextAdvice(evidence, securityText),
    fieldAdvice(evidence, 'permissions-policy', ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()']),
    fieldAdvice(evidence, 'reporting-endpoints', ['Reporting-Endpoints', `default="${new URL(gradedPage(evidence).url).origin}/reports"`]),
    trustedTypesAdvice(policies),
    strictDynamicAdvice(policies),
  ];
}

function securityTextAdvice(evidence: Evidence, text: SecurityText): ObservatoryAdvice {
  const { hostname } = new URL(gradedPage(evidence).url);
  const expires = new Date(evidence.scannedAt.getTime() + yearMs).toISOString();
  const offer = { fixes: securityTextFixes(hostname, expires) };
  if (text === undefined) return { name: 'security-txt', state: 'unknown', value: null };
  if (text === null) return { name: 'security-txt', state: 'missing', value: null, ...offer };
  const contact = /^contact:\s*(\S.*)$/im.exec(text)?.[1]?.trim() ?? null;
  const until = Date.parse(/^expires:\s*(\S+)/im.exec(text)?.[1] ?? '');
  const isValid = contact !== null && until > evidence.scannedAt.getTime();
  return { name: 'security-txt', state: isValid ? 'present' : 'invalid', value: contact, ...(isValid ? {} : offer) };
}

function fieldAdvice(
  evidence: Evidence,
  name: 'permissions-policy' | 'reporting-endpoints',
  [header, proposed]: readonly [string, string],
): ObservatoryAdvice {
  const value = combined(gradedPage(evidence).headers, name);
  if (value === undefined) return { name, state: 'missing', value: null, fixes: headerFixes(header, proposed) };
  const isValid = (fieldNames(value)?.length ?? 0) > 0;
  return { name, state: isValid ? 'present' : 'invalid', value, ...(isValid ? {} : { fixes: headerFixes(header, proposed, [value]) }) };
}

function trustedTypesAdvice(policies: readonly Policy[]): ObservatoryAdvice {
  const value = policies.flatMap(({ directives }) => directives.get('require-trusted-types-for') ?? []).join(' ');
  const isSet = value.toLowerCase().includes("'script'");
  const proposed = "require-trusted-types-for 'script'";
  return {
    name: 'trusted-types',
    state: isSet ? 'present' : value === '' ? 'missing' : 'invalid',
    value: value || null,
    ...(isSet ? {} : { fixes: headerFixes('Content-Security-Policy-Report-Only', proposed) }),
  };
}

/** Lists of hosts are long and leaky; a nonce and 'strict-dynamic' take their place. */
function strictDynamicAdvice(policies: readonly Policy[]): ObservatoryAdvice {
  const lists = policies.flatMap((policy) => effective(policy, 'script-src')?.values ?? []);
  const { isStrictDynamic, hasNonceOrHash } = readSources(lists, 'script');
  if (!isStrictDynamic) return { name: 'strict-dynamic', state: 'missing', value: null };
  return { name: 'strict-dynamic', state: hasNonceOrHash ? 'present' : 'invalid', value: "'strict-dynamic'" };
}
