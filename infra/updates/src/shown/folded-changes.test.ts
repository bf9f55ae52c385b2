import type { UpdateEvent } from '@webdocs/contracts/api/updates';
import { foldedChanges } from './folded-changes.ts';

const events = (...paths: string[]): UpdateEvent[] => paths.map((path) => ({ path, compat: { engines: [] } }));
const shown = (added: UpdateEvent[], removed: UpdateEvent[] = []) =>
  foldedChanges({ events: { added, removed } }).map(({ change, path, folded }) => [change, path, ...folded]);

test('what changed below a feature in the same release is folded into it', () => {
  expect(shown(events('api.Pot', 'api.Pot.pour', 'api.Pot.pour.slowly', 'api.Pots'))).toEqual([
    ['added', 'api.Pot', 'api.Pot.pour', 'api.Pot.pour.slowly'],
    ['added', 'api.Pots'],
  ]);
});

test('names that only begin alike are apart, whatever sign they go on with', () => {
  expect(shown(events('css.properties.pour-over', 'css.properties.pour.fast', 'css.properties.pour'))).toEqual([
    ['added', 'css.properties.pour', 'css.properties.pour.fast'],
    ['added', 'css.properties.pour-over'],
  ]);
});

test('what was removed is not folded into what was added, and comes after it', () => {
  expect(shown(events('api.Pot'), events('api.Pot.pour', 'api.Kettle'))).toEqual([
    ['added', 'api.Pot'],
    ['removed', 'api.Kettle'],
    ['removed', 'api.Pot.pour'],
  ]);
});
