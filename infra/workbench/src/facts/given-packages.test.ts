import { givenPackageFaults, givenPackages } from './given-packages.ts';

const declared = Object.fromEntries(givenPackages.map((name) => [name, '1.0.0']));
const uses: Readonly<Record<string, string>> = {
  'ts-loader': "const rule = { loader: require.resolve('ts-loader') };",
  jest: "await runScript('node_modules/jest/bin/jest.js', words);",
  'react-dom': "import { createRoot } from 'react-dom/client';",
};
const sources = Object.fromEntries(givenPackages.map((name) => [`${name}.ts`, uses[name] ?? `import it from '${name}';\n`]));

const faultsOf = (files: Readonly<Record<string, string>>, dependencies: Readonly<Record<string, string>> = declared) =>
  givenPackageFaults({ sources: new Map(Object.entries(files)), declared: new Map([['package.json', dependencies]]) });

const without = (name: string) => Object.fromEntries(Object.entries(declared).filter(([one]) => one !== name));

test('packages that are declared and used are no fault', () => {
  expect(faultsOf(sources)).toEqual([]);
});

test.each(givenPackages)('%s is missed where no package.json declares it', (name) => {
  expect(faultsOf(sources, without(name))).toEqual([`${name} is declared in no package.json`]);
});

test.each(givenPackages)('%s is missed where only tests import it', (name) => {
  expect(faultsOf({ ...sources, [`${name}.ts`]: '' })).toEqual([`${name} is imported by tests at most`]);
});

test.each([
  ['a type', "import type { Reducer } from 'redux';"],
  ['a name in a comment', "// from 'redux'"],
  ['a package of another name', "import thunk from 'redux-thunk';"],
])('%s is no use of a package', (_, text) => {
  expect(faultsOf({ ...sources, 'redux.ts': text })).toEqual(['redux is imported by tests at most']);
});

test('an import over several lines is one', () => {
  expect(faultsOf({ ...sources, 'redux.ts': "import {\n  combineReducers,\n} from 'redux';" })).toEqual([]);
});
