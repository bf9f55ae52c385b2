export const privateReferrerPolicies: readonly string[] = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];
const otherReferrerPolicies = ['no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin', 'unsafe-url'];

/** The last policy of a list that browsers know; others before it are for browsers that do not know it. */
export function parseReferrerPolicy(list: string): string | undefined {
  return list
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => privateReferrerPolicies.includes(one) || otherReferrerPolicies.includes(one))
    .at(-1);
}
