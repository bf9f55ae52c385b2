import { valuesOf } from '../parse/header-lines.ts';
import { parsePolicies, type Policy } from '../parse/policy.ts';
import { gradedPage, type Evidence } from './evidence.ts';

/** The policies that browsers keep to: all of all headers, then those of the page itself. */
export function seenPolicies(evidence: Evidence): Policy[] {
  const { headers } = gradedPage(evidence);
  const { body } = evidence;
  return [
    ...valuesOf(headers, 'content-security-policy').flatMap((line) => parsePolicies(line)),
    ...(body.kind === 'html' ? body.page.metaPolicies.flatMap((text) => parsePolicies(text, 'meta')) : []),
  ];
}
