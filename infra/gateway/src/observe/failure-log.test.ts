import { Failure } from '@webdocs/contracts/failures/failure';
import { failureLog } from './failure-log.ts';

test('a flood of failures of one part is a line in ten seconds that says how many there were, and others are lines of their own', () => {
  const lines: Array<readonly [code: unknown, before: unknown]> = [];
  let now = 0;
  const note = failureLog(
    { error: (values: Record<string, unknown>) => void lines.push([values.code, values.before]) } as never,
    () => now,
  );
  const busy = new Failure('SITE_BUSY', { cause: '4 pages are being made' });
  const failed = (part: string) => new Failure('FRAGMENT_FAILED', { part, remote: 'mfe-a', version: '1.0.0', cause: 'no' });
  const other = new Failure('PAGE_FAILED', { address: '/en-US/tea', cause: 'no' });
  for (let second = 0; second <= 10; second += 1) {
    now = second * 1000;
    note(busy);
  }
  for (const one of [failed('page'), failed('page'), failed('bookmark'), other, other]) note(one);
  expect(lines).toEqual([
    ['SITE_BUSY', 0],
    ['SITE_BUSY', 9],
    ['FRAGMENT_FAILED', 0],
    ['FRAGMENT_FAILED', 0],
    ['PAGE_FAILED', undefined],
    ['PAGE_FAILED', undefined],
  ]);
});
