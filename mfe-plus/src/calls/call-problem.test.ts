import { Failure } from '@webdocs/contracts/failures/failure';
import { callProblem, mayComeRight } from './call-problem.ts';

const answered = (status: number, message: string) => new Failure('REQUEST_FAILED', { status, message, address: '/api/v2/collections/' });

test.each([
  ['an ended session', answered(401, 'Unauthorized'), { kind: 'signed-out' }, false],
  ['a session that was taken back', answered(400, 'Invalid Session'), { kind: 'signed-out' }, false],
  ['a sign-in that is too old', answered(401, new Failure('SIGN_IN_TOO_OLD').message), { kind: 'sign-in-too-old' }, false],
  ['a network that is away', answered(0, 'Failed to fetch'), { kind: 'unanswered' }, true],
  ['a call that the offline worker answers', answered(418, 'There is no network'), { kind: 'unanswered' }, true],
  ['an answer that is none of ours', answered(200, 'Unexpected token <'), { kind: 'unanswered' }, true],
  ['a site in trouble', answered(503, 'Database away'), { kind: 'later', message: 'Database away' }, true],
  ['too many calls', answered(429, 'Too many'), { kind: 'later', message: 'Too many' }, true],
  ['a wrong input', answered(409, 'Name taken'), { kind: 'refused', message: 'Name taken' }, false],
  ['a mistake of ours', new Error('not a function'), { kind: 'refused', message: 'not a function' }, false],
  ['anything else', 'thrown words', { kind: 'refused', message: 'thrown words' }, false],
])('%s is told as what it is', (_, thrown, problem, comesRight) => {
  expect(callProblem(thrown)).toEqual(problem);
  expect(mayComeRight(thrown)).toBe(comesRight);
});
