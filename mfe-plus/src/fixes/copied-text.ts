import type { ObservatoryFix } from '@webdocs/contracts/api/observatory-report';

/** What is pasted into a configuration: the lines as they are to be, without signs and without those that go. */
export function copiedText(lines: ObservatoryFix['lines']): string {
  return lines.flatMap(({ change, text }) => (change === 'remove' ? [] : [`${text}\n`])).join('');
}
