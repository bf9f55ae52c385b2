import { Failure } from '@webdocs/contracts/failures/failure';
import { problemOf } from './call-problem.ts';

const answered = (status: number, failure: Failure | string) =>
  new Failure('REQUEST_FAILED', { status, message: typeof failure === 'string' ? failure : failure.message, address: '/api/v1/play/' });

test.each([
  ['a network that is away', answered(0, 'Failed to fetch'), 'offline'],
  ['an ended session', answered(401, 'Unauthorized'), 'signed-out'],
  ['a session that was taken back', answered(400, 'Invalid Session'), 'signed-out'],
  ['code that is too large', answered(413, new Failure('PLAYGROUND_TOO_LARGE', { bytes: 2, limit: 1 })), 'too-large'],
  ['too many calls', answered(429, 'Too many requests'), 'too-often'],
  ['a full account', answered(400, new Failure('PLAYGROUNDS_FULL', { limit: 500, what: 'playgrounds' })), 'full'],
  ['what staff have hidden', answered(403, new Failure('PLAYGROUND_HIDDEN', { id: 'x' })), 'hidden'],
  ['what is not there', answered(400, new Failure('PLAYGROUND_UNKNOWN', { id: 'x' })), 'gone'],
  ['a token that was refused', answered(403, new Failure('CSRF_TOKEN_WRONG')), 'failed'],
  ['a site in trouble', answered(503, 'Database away'), 'failed'],
  ['a mistake of ours', new TypeError('not a function'), 'failed'],
])('%s is told as what it is', (_, thrown, problem) => {
  expect(problemOf(thrown)).toBe(problem);
});
