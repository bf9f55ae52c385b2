import type { SupportStatement } from '@webdocs/contracts/page/compat';
import { branchesOf, hasHistory, kindOf, marksOf, supportLabel } from './support.ts';

const words = { yes: 'Yes', no: 'No', unknown: '?', preview: 'Preview' };
const nightly = { name: 'Firefox', type: 'desktop' as const, preview_name: 'Nightly' };
const flags = [{ type: 'preference', name: 'dom.kettle' }];

test.each<[SupportStatement | undefined, string, string]>([
  [{ version_added: '92' }, 'yes', '92'],
  [{ version_added: '1.0.0' }, 'yes', '1'],
  [{ version_added: '16.6.0' }, 'yes', '16.6'],
  [{ version_added: '10.10' }, 'yes', '10.10'],
  [{ version_added: '≤12.0' }, 'yes', '≤12'],
  [{ version_added: true }, 'yes', 'Yes'],
  [{ version_added: false }, 'no', 'No'],
  [{ version_added: null }, 'unknown', '?'],
  [undefined, 'unknown', '?'],
  [{ version_added: 'preview' }, 'preview', 'Nightly'],
  [{ version_added: '5', version_removed: '12', version_last: '11.0' }, 'no', '5 – 11'],
  [{ version_added: '5', version_removed: '12.0' }, 'no', '5 – 12'],
  [{ version_added: '≤5', version_removed: '12' }, 'no', '≤5 – 12'],
  [{ version_added: true, version_removed: '12' }, 'no', '? – 12'],
  [{ version_added: '5', version_removed: true }, 'no', 'No'],
  [{ version_added: '17', partial_implementation: true }, 'partial', '17'],
  [{ version_added: '52', flags }, 'flag', '52'],
  [{ version_added: '52', version_removed: '60', flags }, 'no', '52 – 60'],
])('%j is %s and reads %s', (support, kind, label) => {
  expect(kindOf(support)).toBe(kind);
  expect(supportLabel(support, nightly, words)).toBe(label);
});

test('a preview without a name of its own is called one', () => {
  expect(supportLabel({ version_added: 'preview' }, undefined, words)).toBe('Preview');
});

test('a cell is marked for what its history says besides', () => {
  expect(marksOf([{ version_added: '1' }])).toEqual([]);
  expect(marksOf([{ version_added: '1', notes: 'Slow.', prefix: 'x', alternative_name: 'y' }, { version_added: '0' }])).toEqual([
    'notes',
    'renamed',
    'prefix',
    'more',
  ]);
  expect(marksOf([{ version_added: '1', version_removed: '2', flags }])).toEqual(['disabled']);
});

test('support since a version is its own history', () => {
  expect(hasHistory([{ version_added: '92', release_date: '2021-07-20' }])).toBe(false);
  expect(hasHistory([])).toBe(false);
  expect(hasHistory([{ version_added: '92', impl_url: 'https://crbug.com/1' }])).toBe(true);
  expect(hasHistory([{ version_added: '92', version_removed: '93' }])).toBe(true);
});

test('a history has a branch without a prefix, one for each prefix and one for each other name, newest first', () => {
  const branches = branchesOf([
    { version_added: '4', alternative_name: 'cook' },
    { version_added: '9', prefix: '-webkit-' },
    { version_added: '30' },
    { version_added: 'preview', prefix: '-webkit-' },
    { version_added: '12.1', prefix: '-webkit-' },
    { version_added: '≤12', prefix: '-moz-' },
    { version_added: '8', notes: 'Other rules.' },
  ]);
  expect(branches.map(({ prefix, name, statements }) => [prefix, name, statements.map(({ version_added: added }) => added)])).toEqual([
    [undefined, undefined, ['30', '8']],
    ['-webkit-', undefined, ['preview', '12.1', '9']],
    ['-moz-', undefined, ['≤12']],
    [undefined, 'cook', ['4']],
  ]);
});
