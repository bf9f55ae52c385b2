import { tallyPlaywright } from './browser-tests.ts';
import { tallyJest } from './unit-tests.ts';

const file = (status: string, message: string, ...tests: Array<[string, string]>) => ({
  name: `/site/${status}.test.ts`,
  status,
  message,
  assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
});

test('unit tests are counted one by one, and those left out are named', () => {
  const outcome = tallyJest({
    testResults: [
      file('passed', '', ['a link is a link', 'passed'], ['a menu opens', 'pending']),
      file('failed', 'expected 1', ['sums', 'failed'], ['reads', 'passed']),
    ],
  });
  expect(outcome).toEqual({ passed: 2, failed: 1, skipped: ['a menu opens'], output: '/site/failed.test.ts\nexpected 1' });
});

test('a test file that cannot be loaded is a failure', () => {
  expect(tallyJest({ testResults: [file('failed', 'Cannot find module')] })).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that found no test is a failure', () => {
  expect(tallyJest({ testResults: [] })).toMatchObject({ passed: 0, failed: 1, output: 'No unit test was found.' });
  expect(tallyPlaywright({ suites: [], errors: [] }, '')).toMatchObject({ passed: 0, failed: 1 });
});

test('browser tests are counted through nested suites, with the whole path of a skipped one', () => {
  const suites = [
    {
      title: 'reading.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
      suites: [
        { title: 'offline', specs: [{ title: 'reads on', tests: [{ status: 'skipped' }, { status: 'unexpected' }, { status: 'flaky' }] }] },
      ],
    },
  ];
  const outcome = tallyPlaywright({ suites, errors: [{ message: 'set-up failed' }] }, 'the list');
  expect(outcome).toEqual({ passed: 2, failed: 2, skipped: ['reading.spec.ts › offline › reads on'], output: 'the list' });
});
