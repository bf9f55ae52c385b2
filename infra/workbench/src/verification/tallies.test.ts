import { tallyPlaywright } from './browser-tests.ts';
import { tallyJest } from './unit-tests.ts';

const results = [{ duration: 1000 }];
const file = (status: string, message: string, ...tests: Array<[string, string]>) => ({
  name: `/site/${status}.test.ts`,
  status,
  message,
  startTime: 1000,
  endTime: 2500,
  assertionResults: tests.map(([fullName, state]) => ({
    fullName,
    status: state,
    failureMessages: state === 'failed' ? ['\u001b[31mError: 1 is not 2\u001b[39m\n    at sums'] : [],
  })),
});

test('unit tests are counted one by one, and those left out are named', () => {
  const outcome = tallyJest({
    testResults: [
      file('passed', '', ['a link is a link', 'passed'], ['a menu opens', 'pending']),
      file('failed', 'expected 1', ['sums', 'failed'], ['reads', 'passed']),
    ],
  });
  expect(outcome).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['a menu opens'],
    output: '/site/failed.test.ts\nexpected 1',
    slowest: [],
    secondTries: [],
    failures: [expect.stringMatching(/failed\.test\.ts › sums: Error: 1 is not 2$/)],
  });
});

test('a test file that cannot be loaded is a failure', () => {
  expect(tallyJest({ testResults: [file('failed', 'Cannot find module')] })).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringMatching(/failed\.test\.ts: Cannot find module$/)],
  });
});

describe('of a file of unit tests that is tried again', () => {
  const first = {
    testResults: [file('failed', 'too late', ['sums', 'failed'], ['reads', 'passed']), file('passed', '', ['a link is a link', 'passed'])],
  };

  test('the second try counts, and what passed only then is named', () => {
    const second = { testResults: [{ ...file('failed', '', ['sums', 'passed'], ['reads', 'passed']), status: 'passed' }] };
    const { passed, failed, output, secondTries } = tallyJest(first, second);
    expect({ passed, failed, output }).toEqual({ passed: 3, failed: 0, output: '' });
    expect(secondTries).toEqual([expect.stringMatching(/failed\.test\.ts › sums$/)]);
  });

  test('a test that fails twice is a failure', () => {
    const second = { testResults: [file('failed', 'wrong', ['sums', 'failed'], ['reads', 'passed'])] };
    expect(tallyJest(first, second)).toMatchObject({ passed: 2, failed: 1, output: expect.stringContaining('wrong'), secondTries: [] });
  });

  test('one that could not be loaded the second time either is a failure', () => {
    expect(tallyJest(first, { testResults: [file('failed', 'Cannot find module')] })).toMatchObject({
      passed: 1,
      failed: 1,
      secondTries: [],
    });
  });
});

test('a run that found no test is a failure', () => {
  expect(tallyJest({ testResults: [] })).toMatchObject({ passed: 0, failed: 1, output: 'No unit test was found.' });
  expect(tallyPlaywright({ suites: [], errors: [] }, '')).toMatchObject({ passed: 0, failed: 1 });
});

test('browser tests are counted through nested suites, with the whole path of a skipped one', () => {
  const suites = [
    {
      title: 'reading.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results }] }],
      suites: [
        {
          title: 'offline',
          specs: [
            {
              title: 'reads on',
              tests: [
                { status: 'skipped', results },
                { status: 'unexpected', results: [{ duration: 1000, errors: [{ message: '\n\u001b[31mno link\u001b[39m\nmore' }] }] },
                { status: 'flaky', results },
              ],
            },
          ],
        },
      ],
    },
  ];
  const outcome = tallyPlaywright({ suites, errors: [{ message: 'set-up failed' }] }, 'the list');
  expect(outcome).toEqual({
    passed: 2,
    failed: 2,
    skipped: ['reading.spec.ts › offline › reads on'],
    output: 'the list',
    slowest: [],
    secondTries: ['reading.spec.ts › offline › reads on'],
    failures: ['reading.spec.ts › offline › reads on: no link'],
  });
});

test('a long run names its slowest files: a browser test that was tried twice took the time of both', () => {
  const suites = Array.from({ length: 21 }, (_, index) => ({
    title: `${index}.spec.ts`,
    specs: [{ title: 'opens', tests: [{ status: 'flaky', results: [{ duration: index * 100 }, { duration: index * 200 }] }] }],
  }));
  expect(tallyPlaywright({ suites, errors: [] }, '').slowest?.[0]).toBe('   6.0 s  20.spec.ts');
  const files = Array.from({ length: 21 }, () => file('passed', '', ['a', 'passed']));
  expect(tallyJest({ testResults: files }).slowest?.[0]).toMatch(/^ {3}1\.5 s  .*passed\.test\.ts$/);
});
