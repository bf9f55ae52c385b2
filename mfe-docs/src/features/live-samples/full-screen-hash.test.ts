import { fullScreenHash } from './full-screen-hash.ts';

test.each([
  ['#livesample_fullscreen=a_box', 'a_box'],
  ['#livesample_fullscreen=A_Box', 'a_box'],
  ['#livesample_fullscreen=%C3%A9', 'é'],
  ['#livesample_fullscreen=', undefined],
  ['#livesample_fullscreen=%E0%A4%A', undefined],
  ['#syntax', undefined],
  ['', undefined],
])('%j asks for the sample %j', (hash, id) => {
  expect(fullScreenHash(hash)).toBe(id);
});
