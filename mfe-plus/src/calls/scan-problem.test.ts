import { Failure } from '@webdocs/contracts/failures/failure';
import { scanProblem } from './scan-problem.ts';

const answered = (status: number, values: Record<string, string>) =>
  new Failure('REQUEST_FAILED', { message: 'No', status, address: '/api/v2/analyze', ...values });

test('a refusal of our scanner is told apart by its entry in the catalogue', () => {
  expect(scanProblem(answered(400, { failure: 'OBSERVATORY_SITE_DOWN', cause: 'ECONNREFUSED' }))).toMatchObject({
    kind: 'site-down',
    cause: 'ECONNREFUSED',
  });
  expect(scanProblem(answered(422, { failure: 'OBSERVATORY_STATUS_UNFIT', answered: '503' }))).toMatchObject({
    kind: 'status',
    answered: '503',
  });
});

test('a refusal of another scanner is told apart by its short name, or said in its own words', () => {
  expect(scanProblem(answered(422, { message: 'invalid-hostname-lookup' })).kind).toBe('invalid-hostname-lookup');
  expect(scanProblem(answered(422, { message: 'No such site' }))).toMatchObject({ kind: 'other', cause: 'No such site' });
});

test('no answer and an answer in trouble mean that the scanner is down; too many scans mean to wait', () => {
  expect([0, 200, 500, 503].map((status) => scanProblem(answered(status, {})).kind)).toEqual(['down', 'down', 'down', 'down']);
  expect(scanProblem(answered(429, {})).kind).toBe('full');
});
