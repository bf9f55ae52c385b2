import { createRequire } from 'node:module';

const { longestLimit } = createRequire(import.meta.url)('./long-tests-first.cjs') as { longestLimit: (source: string) => number };

test.each([
  ["jest.setTimeout(240_000);\n\ntest('waits', () => undefined);\n", 240_000],
  ["test(\n  'reads every page',\n  () => undefined,\n  180_000,\n);\n", 180_000],
  ["test('reads every page', () => {\n  expect(1).toBe(1);\n}, 120_000);\n", 120_000],
  ['jest.setTimeout(60_000);\ntest("a", () => {\n  fill();\n}, 90_000);\n', 90_000],
])('a test file says itself how long it may take', (source, limit) => {
  expect(longestLimit(source)).toBe(limit);
});

test('figures that are no limit of time do not put a file first', () => {
  expect(longestLimit("test('counts', () => {\n  expect(count()).toBe(60_000);\n  fill(5_000, 'a');\n});\n")).toBe(0);
});
