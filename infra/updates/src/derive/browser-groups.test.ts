import { compatData, statement } from '../../fixtures/update-packages.ts';
import { browserGroups } from './browser-groups.ts';

/** What each release added and removed, by path. */
function changesOf(areas: Readonly<Record<string, unknown>>) {
  const { features, groups } = browserGroups(compatData(areas), 'compat');
  const named = (numbers: readonly number[]) => numbers.map((number) => features[number]?.path);
  return Object.fromEntries(groups.map(({ id, added, removed }) => [id, { added: named(added), removed: named(removed) }]));
}

test('a release adds what names it, and removes what names it', () => {
  const tea = statement({ chrome: { version_added: '100', version_removed: '101' }, firefox: [{ version_added: '91' }] });
  expect(changesOf({ css: { properties: { tea } } })).toEqual({
    'chrome-100': { added: ['css.properties.tea'], removed: [] },
    'chrome-101': { added: [], removed: ['css.properties.tea'] },
    'firefox-91': { added: ['css.properties.tea'], removed: [] },
  });
});

test.each([
  ['behind a flag', { version_added: '100', flags: [{ type: 'preference', name: 'tea' }] }],
  ['with a prefix', { version_added: '100', prefix: '-webkit-' }],
  ['under another name', { version_added: '100', alternative_name: 'chai' }],
  ['in part', { version_added: '100', partial_implementation: true }],
  ['in some version up to one', { version_added: '≤100' }],
  ['in a beta', { version_added: '102' }],
  ['in a nightly build', { version_added: '103' }],
  ['in a preview', { version_added: 'preview' }],
  ['in a release that the data do not know', { version_added: '99' }],
  ['in a release that is named like a part of every object', { version_added: 'constructor' }],
  ['in an unknown version', { version_added: true }],
  ['not at all', { version_added: false }],
])('what ships %s is no change', (_, support) => {
  expect(changesOf({ css: { tea: statement({ chrome: support }) } })).toEqual({});
});

test('what came back is added twice, and each time counts', () => {
  const support = [{ version_added: '101' }, { version_added: '100', version_removed: '101' }];
  expect(changesOf({ api: { Tea: statement({ chrome: support }) } })).toEqual({
    'chrome-100': { added: ['api.Tea'], removed: [] },
    'chrome-101': { added: ['api.Tea'], removed: ['api.Tea'] },
  });
});

test('browsers that no filter knows are left out', () => {
  expect(changesOf({ api: { Tea: statement({ netscape: { version_added: '4' } }) } })).toEqual({});
});

test('a feature has its page, its source, its specification and the engines that ship it', () => {
  const tea = statement(
    {
      chrome: { version_added: '100' },
      firefox: { version_added: '90', flags: [{}] },
      safari: { version_added: '20', version_removed: '21' },
    },
    {
      mdn_url: 'https://developer.mozilla.org/docs/Web/CSS/tea',
      source_file: 'css/properties/tea.json',
      spec_url: ['https://spec.example/#one', 'https://spec.example/#two'],
    },
  );
  const { features, groups } = browserGroups(compatData({ css: { properties: { tea } } }), 'compat');
  expect(features).toEqual([
    {
      path: 'css.properties.tea',
      detail: {
        mdn_url: '/docs/Web/CSS/tea',
        source_file: 'css/properties/tea.json',
        spec_url: 'https://spec.example/#one',
        status: { deprecated: false, experimental: false, standard_track: true },
        engines: ['Blink'],
      },
    },
  ]);
  expect(groups.find(({ id }) => id === 'chrome-100')?.detail).toEqual({
    browser: 'chrome',
    version: '100',
    name: 'Chrome',
    engine: 'Blink',
    engine_version: '1',
    release_notes: 'https://notes.example/',
    release_date: '2025-01-10',
  });
});

test('release notes that are no web address are left out', () => {
  const data = compatData({ api: { Tea: statement({ chrome: { version_added: '100' } }) } });
  data.browsers.chrome.releases['100'].release_notes = 'javascript:alert(1)';
  expect(browserGroups(data, 'compat').groups[0]?.detail).not.toHaveProperty('release_notes');
});

test.each([
  [{ css: { tea: { __compat: { support: { chrome: { version_added: 5 } } } } } }, 'css.tea.__compat.support.chrome is {"version_added":5}'],
  [{ css: { tea: { __compat: { support: 'all' } } } }, 'css.tea.__compat.support is "all"'],
  [{ css: { tea: 'yes' } }, 'css.tea is "yes"'],
  [{ css: { tea: { __compat: null } } }, 'css.tea.__compat is null'],
])('data in another form are refused, and the value is named: %j', (areas, cause) => {
  expect(() => browserGroups(compatData(areas, '9.9.9'), 'compat')).toThrow(
    expect.objectContaining({ code: 'UPDATES_PACKAGE_MALFORMED', values: { name: 'compat', version: '9.9.9', cause } }),
  );
});

test('data without browsers are refused', () => {
  expect(() => browserGroups({ __meta: { version: '1.0.0' } }, 'compat')).toThrow('browsers is missing');
  expect(() => browserGroups([], 'compat')).toThrow(expect.objectContaining({ code: 'UPDATES_PACKAGE_MALFORMED' }));
});
