import { atMost } from '../figure.ts';
import type { Report } from './measurement.ts';
import { renewedResults } from './renewed-results.ts';
import { resultsPage } from './results-page.ts';

const machine = [
  ['date', '2026-11-20 10:00'],
  ['commit', 'aaaaaaa'],
] as const;
const former: Report = {
  command: 'npm run bench -- --write',
  machine,
  measurements: [
    { name: 'bytes', asks: 'How heavy', figures: [atMost(1, 'shell', 2, 'KB')] },
    { name: 'start', asks: 'How soon', figures: [atMost(10, 'first page', 12, 's')] },
  ],
};
const again: Report = {
  command: 'npm run bench -- start accounts --write',
  machine: [
    ['date', '2026-11-21 11:00'],
    ['commit', 'bbbbbbb'],
  ],
  measurements: [
    { name: 'start', asks: 'How soon', figures: [atMost(10, 'first page', 8, 's')] },
    { name: 'accounts', asks: 'How many', figures: [atMost(1, 'lost', 3, 'count')] },
  ],
};
const causes = { shell: 'React', lost: 'a bug' };
const soaked = [{ part: 'accounts', date: '2026-11-21 12:00', commit: 'bbbbbbb', passed: 1, failed: 0, lines: ['kept'] }];

test('what was measured again takes the place of what stood there, with its day and commit, and the rest stays', () => {
  const page = renewedResults(resultsPage(former, causes, []), again, causes, soaked);
  expect(page.match(/^##+ .*$/gm)).toEqual([
    '## Missed budgets',
    '## bytes',
    '## start',
    '## accounts',
    '## soak',
    '### accounts, 2026-11-21 12:00, commit bbbbbbb: 1 passed, 0 failed',
  ]);
  expect(page).toContain('| shell | 2');
  expect(page).toContain('| first page | 8');
  expect(page).not.toContain('| first page | 12');
  expect(page).toContain('Measured 2026-11-21 11:00 at commit bbbbbbb by `npm run bench -- start accounts --write`');
});

test('a budget that is kept now is no longer among the missed ones, and a new miss is, with its cause', () => {
  const page = renewedResults(resultsPage(former, causes, []), again, causes, soaked);
  const missed = page.split('## bytes')[0] ?? '';
  expect(missed).toContain('**shell**');
  expect(missed).toContain('**lost**: 3');
  expect(missed).toContain('Cause: a bug');
  expect(missed).not.toContain('first page');
});

test('renewed twice it reads as renewed once', () => {
  const once = renewedResults(resultsPage(former, causes, []), again, causes, soaked);
  expect(renewedResults(once, again, causes, soaked)).toBe(once);
});
