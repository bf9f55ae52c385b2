import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { kettleCompat, kettleFeatures, kettleSpecifications, writtenDataPackages } from '../../fixtures/data-packages.ts';
import { openData } from './open-data.ts';

function opened(given: Parameters<typeof writtenDataPackages>[0]) {
  const folder = writtenDataPackages(given);
  const reports: string[] = [];
  return { folder, reports, data: openData({ modulesFolders: [folder], report: (failure) => reports.push(failure.message) }) };
}

test('a package that is missing is named once, and the others are read', () => {
  const { data, reports } = opened({ files: { 'web-features': { 'data.json': kettleFeatures } } });
  expect(data.compat).toBeUndefined();
  expect(data.compat).toBeUndefined();
  expect(data.features?.get('kettle')?.name).toBe('Kettle');
  expect(reports).toEqual(['The data package @mdn/browser-compat-data is left out: it is not installed']);
});

test('a package of another major version is named with the version that is there', () => {
  const { data, reports } = opened({
    files: { '@mdn/browser-compat-data': { 'data.json': kettleCompat } },
    versions: { '@mdn/browser-compat-data': '9.1.2' },
  });
  expect(data.compat).toBeUndefined();
  expect(reports).toEqual(['The data package @mdn/browser-compat-data is left out: version 9.1.2 is installed']);
});

test.each([
  ['@mdn/browser-compat-data', 'compat', '{"api": {'],
  ['@mdn/browser-compat-data', 'compat', '[]'],
  ['web-features', 'features', '{"features": []}'],
  ['web-features', 'features', 'not JSON at all'],
  ['@webref/events', 'events', '[]'],
  ['@webref/events', 'events', '[{"type": "boil"}]'],
] as const)('%s with a damaged file is left out of %s', (name, part, content) => {
  const { data, reports } = opened({ files: { [name]: { [part === 'events' ? 'events.json' : 'data.json']: content } } });
  expect(data[part]).toBeUndefined();
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(`The data package ${name} is left out: `);
});

test('nothing is read before it is asked for, nor a second time', () => {
  const { folder, data, reports } = opened({ files: { '@mdn/browser-compat-data': { 'data.json': kettleCompat } } });
  const first = data.compat;
  rmSync(join(folder, '@mdn'), { recursive: true });
  expect(data.compat).toBe(first);
  expect(first?.has('api.Kettle')).toBe(true);
  expect(reports).toEqual([]);
});

test('a feature of a kind that is unknown does not hide the others', () => {
  const features = { ...kettleFeatures.features, riddle: { kind: 'riddle', compat_features: ['api.Riddle'] } };
  const { data } = opened({ files: { 'web-features': { 'data.json': { features } } } });
  expect(data.features?.ofKey('api.Riddle')).toBeUndefined();
  expect(data.features?.get('pots')).toBeUndefined();
  expect(data.features?.get('teapot')?.id).toBe('kettle');
});

test('one of the two lists of standards is enough', () => {
  const { data, reports } = opened({ files: { 'browser-specs': { 'index.json': kettleSpecifications } } });
  expect(data.specifications?.of('https://www.w3.example/TR/kettle/#boil')).toBe('Kettles Level 1');
  expect(reports).toEqual(['The data package web-specs is left out: it is not installed']);
});

test('the packages that this version of the site is installed with can all be used', () => {
  const reports: string[] = [];
  const data = openData({ report: (failure) => reports.push(failure.message) });
  expect(data.compat?.answer('css.properties.color')?.data.__compat?.support.firefox).toEqual([
    expect.objectContaining({ version_added: '1', release_date: '2004-11-09' }),
  ]);
  expect(data.features?.ofKey('css.properties.accent-color')?.id).toBe('accent-color');
  expect(data.specifications?.of('https://html.spec.whatwg.org/multipage/canvas.html#canvas')).toBe('HTML');
  expect(data.cssFacts?.property('color')?.initial).toBe('canvastext');
  expect(data.cssGrammar?.property('color')).toBe('<color>');
  expect(data.events?.event('WebSocket', 'close', data.interfaces?.interfaces ?? {})).toEqual({ type: 'CloseEvent', bubbles: false });
  expect(reports).toEqual([]);
});
