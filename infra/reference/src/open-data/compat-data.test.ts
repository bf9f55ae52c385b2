import { kettleCompat, writtenDataPackages } from '../../fixtures/data-packages.ts';
import { openData } from './open-data.ts';

function kettles() {
  const folder = writtenDataPackages({ files: { '@mdn/browser-compat-data': { 'data.json': kettleCompat } } });
  const { compat } = openData({
    modulesFolders: [folder],
    report(failure) {
      throw failure;
    },
  });
  if (!compat) throw new Error('the data were not read');
  return compat;
}

test('an answer holds the feature with all below it, and the browsers that are still in use', () => {
  const answer = kettles().answer('api.Kettle');
  expect(answer?.__meta).toEqual(kettleCompat.__meta);
  expect(answer?.query).toBe('api.Kettle');
  expect(Object.keys(answer?.data ?? {})).toEqual(['__compat', 'boil', 'whistle']);
  expect(Object.keys(answer?.browsers['chrome']?.releases ?? {})).toEqual(['120']);
});

test('support is always a list, with the day of each release that has one', () => {
  const data = kettles().answer('api.Kettle')?.data;
  expect(data?.__compat?.support.chrome).toEqual([{ version_added: '≤1', release_date: '2008-12-11' }]);
  expect(data?.['boil']?.__compat?.support.chrome).toEqual([
    { version_added: '120', release_date: '2023-12-05' },
    { version_added: '1', version_removed: '120', prefix: 'x', release_date: '2008-12-11' },
  ]);
  expect(data?.['whistle']?.__compat?.support.chrome).toEqual([{ version_added: false }]);
  expect(data?.['whistle']?.['loud']?.__compat?.support.chrome).toEqual([{ version_added: 'preview' }]);
});

test('addresses of pages are paths of this site', () => {
  expect(kettles().answer('api.Kettle.boil')?.data.__compat?.mdn_url).toBe('/docs/Web/API/Kettle/boil');
});

test('an answer is the same however often it is asked for', () => {
  const compat = kettles();
  expect(compat.answer('api.Kettle')).toEqual(compat.answer('api.Kettle'));
});

test.each(['api.Teapot', 'api.Kettle.__compat', '__meta', 'browsers', 'browsers.chrome', '', '__proto__', 'constructor'])(
  'there are no data under the name %j',
  (query) => {
    expect(kettles().answer(query)).toBeUndefined();
  },
);

test('a feature without a standard of its own has those of everything below it', () => {
  const compat = kettles();
  expect(compat.specificationsOf('api.Kettle')).toEqual(['https://kettle.example/draft/#kettle']);
  expect(compat.specificationsOf('api.Kettle.whistle')).toEqual([
    'https://steam.example/#loud',
    'https://steam.example/#loud',
    'https://unknown.example/#quiet',
  ]);
  expect(compat.specificationsOf('api.Teapot')).toEqual([]);
});
