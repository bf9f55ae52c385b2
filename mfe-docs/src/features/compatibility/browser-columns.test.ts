import { kettleAnswer, statement } from '../../../fixtures/kettle-compat.ts';
import { platformColumns } from './browser-columns.ts';
import { featureRows } from './feature-rows.ts';

function columnsOf(query: string, support: Parameters<typeof statement>[0]) {
  const rows = featureRows(query, { __compat: statement(support) });
  return Object.fromEntries(
    platformColumns(query, rows, kettleAnswer.browsers).map(({ platform, columns }) => [platform, columns.map(({ id }) => id)]),
  );
}

const desktop = ['chrome', 'edge', 'firefox', 'opera', 'safari'];
const mobile = [
  'chrome_android',
  'firefox_android',
  'opera_android',
  'safari_ios',
  'samsunginternet_android',
  'webview_android',
  'webview_ios',
];

test('five browsers of desktops and seven of phones are in every table', () => {
  expect(columnsOf('css.properties.flex', { chrome: { version_added: '1' } })).toEqual({ desktop, mobile });
});

test('servers join where something is known about one of them', () => {
  expect(columnsOf('api.fetch', { deno: { version_added: '1' } })).toEqual({ desktop, mobile, server: ['bun', 'deno', 'nodejs'] });
});

test('extensions run in few browsers: no others are asked', () => {
  const support = { chrome: { version_added: '1' }, firefox_android: { version_added: '48' } };
  expect(columnsOf('webextensions.api.tabs', support)).toEqual({ desktop: ['chrome'], mobile: ['firefox_android'] });
});

test('a browser that the data do not describe has its usual name', () => {
  const rows = featureRows('api.Kettle', { __compat: statement({}) });
  expect(platformColumns('api.Kettle', rows, {})[1]?.columns[3]?.name).toBe('Safari on iOS');
});
