import { openBatches } from './batches.ts';

function waitingFor() {
  const written: number[][] = [];
  const endings: Array<(thrown?: Error) => void> = [];
  const write = (items: readonly number[]) =>
    new Promise<void>((done, failed) => {
      written.push([...items]);
      endings.push((thrown) => (thrown ? failed(thrown) : done()));
    });
  return { write, written, end: (thrown?: Error) => endings.shift()?.(thrown) };
}
const outcome = (adding: Promise<void>) => adding.then(() => 'written').catch((thrown: Error) => thrown.message);
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes while a batch is written is the next batch, and each waits for its own', async () => {
  const { write, written, end } = waitingFor();
  const batches = openBatches({ write, mostWaiting: 100, mostAtOnce: 100 });
  const told: string[] = [];
  for (const item of [1, 2, 3]) void batches.add([item]).then(() => told.push(String(item)));
  await turn();
  expect(written).toEqual([[1]]);
  end();
  await turn();
  expect([written, told]).toEqual([[[1], [2, 3]], ['1']]);
  end();
  await batches.settled();
  expect(told).toEqual(['1', '2', '3']);
});

test('what is added as soon as the last batch is written is written too', async () => {
  const written: number[] = [];
  const batches = openBatches<number>({ write: async (items) => void written.push(...items), mostWaiting: 100, mostAtOnce: 100 });
  await batches.add([1]);
  await batches.add([2]);
  void batches.add([3]).then(() => batches.add([4]));
  await turn();
  await batches.settled();
  expect([written, batches.waiting()]).toEqual([[1, 2, 3, 4], 0]);
});

test('a batch that cannot be written fails for all in it, and the next one is tried', async () => {
  const { write, end } = waitingFor();
  const batches = openBatches({ write, mostWaiting: 100, mostAtOnce: 100 });
  const outcomes = [1, 2, 3].map((item) => outcome(batches.add([item])));
  await turn();
  end();
  await turn();
  end(new Error('no room'));
  await turn();
  const later = outcome(batches.add([4]));
  await turn();
  end();
  expect(await Promise.all([...outcomes, later])).toEqual(['written', 'no room', 'no room', 'written']);
});

test('more than may wait is refused at once, and there is room again when something is written', async () => {
  const { write, end } = waitingFor();
  const batches = openBatches({ write, mostWaiting: 3, mostAtOnce: 100 });
  const first = [outcome(batches.add([1])), outcome(batches.add([2, 3]))];
  expect(await outcome(batches.add([4]))).toMatch('More is told');
  await turn();
  end();
  await turn();
  const next = outcome(batches.add([5]));
  end();
  await turn();
  end();
  expect(await Promise.all([...first, next])).toEqual(['written', 'written', 'written']);
});

test('a batch has as many as a statement takes, and what belongs together stays together', async () => {
  const { write, written, end } = waitingFor();
  const batches = openBatches({ write, mostWaiting: 100, mostAtOnce: 3 });
  for (const items of [[1], [2, 3], [4, 5], [6, 7, 8, 9]]) void batches.add(items);
  for (let batch = 0; batch < 4; batch++) {
    await turn();
    end();
  }
  await batches.settled();
  expect(written).toEqual([[1], [2, 3], [4, 5], [6, 7, 8, 9]]);
});
