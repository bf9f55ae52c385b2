import { isPlaygroundId, playgroundId } from './playground-id.ts';

test('an id is twelve letters and digits of base32, five random bits each', () => {
  expect(playgroundId(() => Uint8Array.from([0, 25, 26, 31, 32, 63, 255, 1, 2, 3, 4, 5]))).toBe('az27a77bcdef');
});

test.each(['', 'abcdefghijkl2', 'abcdefghijk', 'ABCDEFGHIJKL', 'abcdefghijk1', 'abcdefghij-l', 'abcdefghijkl\n'])('%j is none', (text) => {
  expect(isPlaygroundId(text)).toBe(false);
});
