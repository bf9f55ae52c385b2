import { movedBy } from './pane-sizes.ts';

test('what one pane gains its neighbor gives', () => {
  expect(movedBy(300, 400, 16)).toEqual([316, 384]);
  expect(movedBy(300, 400, -16)).toEqual([284, 416]);
});

test('no pane gets smaller than 120 px, however far the pointer goes', () => {
  expect(movedBy(300, 400, Infinity)).toEqual([580, 120]);
  expect(movedBy(300, 400, -Infinity)).toEqual([120, 580]);
  expect(movedBy(300, 400, -9999)).toEqual([120, 580]);
});

test('in a room too small for two, both are the same', () => {
  expect(movedBy(150, 50, 16)).toEqual([100, 100]);
});
