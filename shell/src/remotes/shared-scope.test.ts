/** @jest-environment jsdom */
import { sharedDependencies } from '@webdocs/build/shared-dependencies';
import { scope } from './shared-scope.ts';

test('the shell has in the browser every package that remotes are built to take from it', () => {
  const wanted = Object.keys(sharedDependencies).filter((request) => !request.endsWith('/server'));
  expect(Object.keys(scope).sort()).toEqual(wanted.sort());
  for (const name of wanted) expect(Object.keys(scope[name] as object)).not.toEqual([]);
});
