import { wantedRow } from './wanted-row.ts';

test.each([
  ['#offline=/en-US/docs/Web/HTTP', 'offline-http'],
  ['#offline=/ja/docs/Web/API/AudioBuffer', 'offline-api-media'],
  ['#offline-css', 'offline-css'],
  ['#offline', undefined],
  ['', undefined],
])('%j leads to %s', (hash, row) => {
  expect(wantedRow(hash)).toBe(row);
});
