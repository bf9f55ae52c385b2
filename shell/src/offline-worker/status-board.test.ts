import { Failure } from '@webdocs/contracts/failures/failure';
import { failureIn } from './status-board.ts';

test('a device that is full is told apart from what was not expected, wherever it is noticed', () => {
  expect(failureIn(new DOMException('full', 'QuotaExceededError')).code).toBe('PACK_NO_ROOM');
  expect(failureIn(new Failure('PACKS_OFF')).code).toBe('PACKS_OFF');
  expect(failureIn(new TypeError('undefined is not a function'))).toMatchObject({
    code: 'OFFLINE_FAILED',
    message: 'undefined is not a function',
  });
});
