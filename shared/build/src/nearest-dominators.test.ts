import { nearestDominators } from './nearest-dominators.ts';

const found = (edges: Readonly<Record<string, string>>) =>
  Object.fromEntries(nearestDominators('page', (node) => [...(edges[node]?.split(' ') ?? [])]));

test('what is asked for in two places is found where both ways part', () => {
  expect(found({ page: 'end frames', end: 'words', frames: 'sample', sample: 'words' })).toEqual({
    end: 'page',
    frames: 'page',
    sample: 'frames',
    words: 'page',
  });
});

test('what has one way to it is found at the step before', () => {
  expect(found({ page: 'frames', frames: 'sample', sample: 'marks' })).toEqual({ frames: 'page', sample: 'frames', marks: 'sample' });
});

test('two that ask for each other are found before both', () => {
  expect(found({ page: 'table', table: 'left right', left: 'right', right: 'left page' })).toEqual({
    table: 'page',
    left: 'table',
    right: 'table',
  });
});

test('what cannot be reached is not there', () => {
  expect(found({ elsewhere: 'page' })).toEqual({});
});
