import { soakSection } from './soak-section.ts';

test('the results say what the soak said, each part with the day and the commit of its run', () => {
  const run = { part: 'accounts', date: '2026-11-21 21:30', commit: 'abc1234', passed: 1, failed: 0, lines: ['200: 10, 400: 3'] };
  expect(soakSection([run]).join('\n')).toContain(
    '### accounts, 2026-11-21 21:30, commit abc1234: 1 passed, 0 failed\n\n```\n200: 10, 400: 3\n```',
  );
});

test('where nothing was soaked yet, nothing is claimed', () => {
  expect(soakSection([])).toEqual([]);
});
