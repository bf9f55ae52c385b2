import { timeIn } from './script-time.ts';

const node = (id: number, url: string, children: readonly number[] = []) => ({ id, callFrame: { url }, children });

test('the time of a script is all that it is on the stack for, and ends with the next sample', () => {
  const nodes = [
    node(1, '', [2, 5]),
    node(2, 'http://site/shell.js', [3]),
    node(3, 'http://site/ads.js', [4]),
    node(4, 'http://site/shell.js'),
    node(5, ''),
  ];
  const profile = { nodes, samples: [2, 3, 4, 5, 3], timeDeltas: [9000, 1000, 2000, 4000, 8000] };
  expect(timeIn(profile, (url) => url.endsWith('ads.js'))).toBe(6);
  expect(timeIn(profile, (url) => url.endsWith('shell.js'))).toBe(7);
  expect(timeIn(profile, () => false)).toBe(0);
});
