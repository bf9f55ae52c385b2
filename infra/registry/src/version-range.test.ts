import { compareVersions, satisfies } from './version-range.ts';

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.3.1', '=19.3.1', true],
  ['19.3.2', '19.3.1', false],
  ['19.3.1', '^19.3.0', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['18.3.1', '^19.3.0', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['2.0.0', '>=1.2.3', true],
  ['1.2.2', '>=1.2.3', false],
  ['1.2.3', '>= 1.2.3', true],
])('version %s against range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test('an unfinished version is taken only by who asked for one of the same number', () => {
  expect(satisfies('19.3.0-rc.1', '^19.2.0')).toBe(false);
  expect(satisfies('19.3.0-rc.2', '^19.3.0-rc.1')).toBe(true);
  expect(satisfies('19.3.0-rc.1', '^19.3.0-rc.2')).toBe(false);
  expect(satisfies('19.4.0-rc.1', '^19.3.0-rc.1')).toBe(false);
  expect(satisfies('19.3.0', '^19.3.0-rc.1')).toBe(true);
});

test.each(['', '*', 'latest', '>18 <20', '1.x', '^19', '1.2.3 || 2.0.0', '^19.3.0||*', '1.0.0||>=0.0.0'])(
  'the range %p is not understood and takes nothing',
  (range) => {
    expect(satisfies('19.3.1', range)).toBe(false);
  },
);

test('versions stand in the order of their numbers, unfinished ones before finished ones', () => {
  const ordered = [
    '0.9.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0',
    '1.0.2',
    '1.0.10',
    '1.2.0',
    '10.0.0',
  ];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
});
