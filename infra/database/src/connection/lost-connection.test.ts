import { Failure } from '@webdocs/contracts/failures/failure';
import { isLate } from './lost-connection.ts';

test.each([
  ['Connection terminated due to connection timeout', true],
  ['timeout exceeded when trying to connect', true],
  ['connect ECONNREFUSED 127.0.0.1:5432', false],
  ['the connection was lost', false],
])('a server of which the driver says "%s" may still answer: %s', (cause, late) => {
  expect(isLate(new Failure('DATABASE_AWAY', { cause }))).toBe(late);
});

test('what is wrong with a question is not a matter of time', () => {
  expect(isLate(new Error('canceling statement due to statement timeout'))).toBe(false);
});
