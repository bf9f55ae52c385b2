import { Failure } from '@webdocs/contracts/failures/failure';
import { problemOf } from './call-problem.ts';

const answered = (status: number, failure?: Failure) =>
  new Failure('REQUEST_FAILED', {
    status,
    message: failure?.message ?? 'Words of a server',
    address: '/api/v1/play/',
    ...(failure ? { failure: failure.code } : {}),
  });

test.each([
  ['a network that is away', answered(0), 'offline'],
  ['an ended session', answered(401), 'signed-out'],
  ['a session that was taken back', answered(400, new Failure('SESSION_INVALID')), 'signed-out'],
  ['code that is too large', answered(413, new Failure('PLAYGROUND_TOO_LARGE', { bytes: 2, limit: 1 })), 'too-large'],
  ['too many calls', answered(429, new Failure('TOO_MANY_REQUESTS')), 'too-often'],
  ['a full account', answered(400, new Failure('PLAYGROUNDS_FULL', { limit: 500, what: 'playgrounds' })), 'full'],
  ['what staff have hidden', answered(403, new Failure('PLAYGROUND_HIDDEN', { id: 'x' })), 'hidden'],
  ['what is not there', answered(400, new Failure('PLAYGROUND_UNKNOWN', { id: 'x' })), 'gone'],
  ['what a proxy finds too large', answered(413), 'too-large'],
  ['a reason that cannot be kept', answered(400, new Failure('INPUT_INVALID', { list: 'reason: is too long' })), 'failed'],
  ['a token that was refused', answered(403, new Failure('CSRF_TOKEN_WRONG')), 'failed'],
  ['a site in trouble', answered(503), 'failed'],
  ['a mistake of ours', new TypeError('not a function'), 'failed'],
])('%s is told as what it is', (_, thrown, problem) => {
  expect(problemOf(thrown)).toBe(problem);
});
