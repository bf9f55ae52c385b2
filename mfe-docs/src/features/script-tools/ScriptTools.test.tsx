/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import type * as Module from './ScriptTools.tsx';

const mockList = jest.fn();
jest.mock('../../script-preparation/allowed-modules.ts', () => ({ allowedModules: () => mockList() as unknown }));

let part: MountedPart;
let changes: unknown[];
beforeEach(() => {
  changes = [];
  mockList.mockReset().mockResolvedValue({ modules: [{ name: 'tea', address: '/modules/tea.js' }], hosts: ['https://esm.example'] });
});
afterEach(() => part.unmount());

async function show(view: 'language' | 'modules', code: SampleCode): Promise<void> {
  const { scriptTools } = (await import('./ScriptTools.tsx')) as typeof Module;
  const Tools = scriptTools.component;
  const Shown = () => <Tools view={view} code={code} onChange={(...change) => changes.push(change)} />;
  part = await mountInBrowser(browserEntry(definePart({ component: Shown, messages: scriptTools.messages })), 'mfe-docs/play', {
    page: boilPage,
  });
}
const scope = () => within(part.element);
const status = () => scope().getByRole('status').textContent;

test('the language of the script is chosen, and no choice is JavaScript', async () => {
  await show('language', { language: 'ts' });
  const choice = scope().getByRole('combobox', { name: 'Script language' });
  expect([choice.textContent, (choice as HTMLSelectElement).value]).toEqual(['JavaScriptJavaScript moduleTypeScriptJSXTSX', 'ts']);
  fireEvent.change(choice, { target: { value: 'tsx' } });
  fireEvent.change(choice, { target: { value: '' } });
  expect(changes).toEqual([
    ['language', 'tsx'],
    ['language', undefined],
  ]);
});

test('a module of the site is put into the import map with one press', async () => {
  await show('modules', { language: 'module' });
  const button = await waitFor(() => scope().getByRole('button', { name: 'Add tea to the import map' }));
  await act(async () => fireEvent.click(button));
  expect(changes).toEqual([['importMap', '{\n  "imports": {\n    "tea": "/modules/tea.js"\n  }\n}\n']]);
  expect(status()).toBe('“tea” is in the import map now.');
  expect(part.element.textContent).toContain('https://esm.example');
});

test('a map that cannot be read is said to be so, and no module is put into it', async () => {
  await show('modules', { importMap: '{\n  "imports": {\n    "tea": \n}' });
  expect(status()).toBe('Import map, line 4: this isn’t valid JSON.');
  await act(async () => fireEvent.click(await waitFor(() => scope().getByRole('button', { name: /^Add tea/ }))));
  expect(changes).toEqual([]);
});

test('an entry that leads elsewhere is named with its line', async () => {
  await show('modules', { importMap: '{\n  "imports": {\n    "tea": "data:text/javascript,alert(1)"\n  }\n}' });
  await waitFor(() => expect(status()).toMatch(/^Import map, line 3: “tea” points to data:text\/javascript,alert\(1\), which isn’t/));
});

test('without modules, or without a network, the list says so', async () => {
  mockList.mockResolvedValue({ modules: [], hosts: [] });
  await show('modules', {});
  await waitFor(() => expect(part.element.textContent).toContain('This site offers no modules.'));
  await part.unmount();
  mockList.mockRejectedValue(new Error('offline'));
  await show('modules', {});
  await waitFor(() => expect(part.element.textContent).toContain('The list of modules couldn’t be loaded.'));
});
