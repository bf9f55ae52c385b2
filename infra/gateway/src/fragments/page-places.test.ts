import { openPagePlaces } from './page-places.ts';

const busy = expect.objectContaining({ code: 'SITE_BUSY', status: 503 }) as Error;

test('one network gets half of the places, and the rest are for others', () => {
  const places = openPagePlaces(1, 4);
  places.take('10.0.0.1');
  const giveBack = places.take('10.0.0.1');
  expect(() => places.take('10.0.0.1')).toThrow(busy);
  places.take('10.0.0.2');
  places.take('10.0.0.3');
  expect(() => places.take('10.0.0.4')).toThrow(busy);
  giveBack();
  places.take('10.0.0.4');
  expect(() => places.take('10.0.0.5')).toThrow(busy);
});

test('there are places for each worker', () => {
  const { take } = openPagePlaces(2);
  for (let caller = 0; caller < 200; caller += 1) take(`10.0.0.${caller}`);
  expect(() => take('10.0.1.1')).toThrow(busy);
});
