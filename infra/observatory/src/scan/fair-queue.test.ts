import { Failure } from '@webdocs/contracts/failures/failure';
import { fairQueue } from './fair-queue.ts';

/** Jobs that end when they are told to. */
function heldJobs() {
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  return { begun, job, endNext: () => ends.shift()?.() };
}
const of = (network: string, host: string) => ({ network, host });
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a network with many scans does not hold up the one of another', async () => {
  const { begun, job, endNext } = heldJobs();
  const queue = fairQueue({ atOnce: 1, mostWaiting: 10, mostOfNetwork: 5 });
  const all = [...['a1', 'a2', 'a3'].map((name) => queue.run(of('a', name), job(name))), queue.run(of('b', 'b1'), job('b1'))];
  for (let turn = 0; turn < 4; turn++) {
    await settled();
    endNext();
  }
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(queue.state()).toEqual({ running: 0, waiting: 0 });
});

test('what would wait too long is refused, by network and in all', async () => {
  const { job, endNext } = heldJobs();
  const queue = fairQueue({ atOnce: 1, mostWaiting: 3, mostOfNetwork: 2 });
  const all = [queue.run(of('a', '1'), job('1')), queue.run(of('a', '2'), job('2')), queue.run(of('a', '3'), job('3'))];
  await expect(queue.run(of('a', '4'), job('4'))).rejects.toMatchObject({ code: 'OBSERVATORY_QUEUE_FULL' });
  all.push(queue.run(of('b', '5'), job('5')));
  await expect(queue.run(of('c', '6'), job('6'))).rejects.toBeInstanceOf(Failure);
  for (let turn = 0; turn < 4; turn++) {
    await settled();
    endNext();
  }
  await Promise.all(all);
});

test('a scan that fails makes room for the next', async () => {
  const queue = fairQueue({ atOnce: 1, mostWaiting: 3, mostOfNetwork: 2 });
  const failing = queue.run(of('a', 'x'), () => Promise.reject(new Error('no')));
  const next = queue.run(of('a', 'y'), async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('of one host there is one scan at a time, and others go on meanwhile', async () => {
  const { begun, job, endNext } = heldJobs();
  const queue = fairQueue({ atOnce: 4, mostWaiting: 10, mostOfNetwork: 5 });
  const all = [
    queue.run(of('a', 'one'), job('one/1')),
    queue.run(of('a', 'one'), job('one/2')),
    queue.run(of('b', 'one'), job('one/3')),
    queue.run(of('a', 'two'), job('two')),
  ];
  await settled();
  expect(begun).toEqual(['one/1', 'two']);
  expect(queue.state()).toEqual({ running: 2, waiting: 2 });
  for (let turn = 0; turn < 4; turn++) {
    endNext();
    await settled();
  }
  await Promise.all(all);
  expect(begun).toEqual(['one/1', 'two', 'one/3', 'one/2']);
  expect(queue.state()).toEqual({ running: 0, waiting: 0 });
});
