import { kettleCompat, kettleSpecifications, writtenDataPackages } from '@webdocs/reference/fixtures/data-packages';
import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const packages = {
  '@mdn/browser-compat-data': { 'data.json': kettleCompat },
  'web-specs': { 'index.json': kettleSpecifications },
  'browser-specs': { 'index.json': [] },
};

async function specificationsWith(matter: Readonly<Record<string, string>>, files: object = packages) {
  const { page } = await openedContent(
    {
      'files/en-us/web/page/index.md': documentText('Web/Page', 'Page', '## Specifications\n\n{{Specifications}}', matter),
      'files/jsondata/SpecData.json': JSON.stringify({
        Steam: { name: 'Steam', url: 'https://steam.example/', status: 'REC' },
        Loud: { name: 'Loud steam', url: 'https://steam.example/#lou', status: 'REC' },
      }),
    },
    { modulesFolders: [writtenDataPackages({ files })] },
  );
  const [section] = (await page('Doc', '/en-US/docs/Web/Page')).doc.body;
  return section?.value;
}

test('what the page names itself comes before what is known about its keys', async () => {
  expect(await specificationsWith({ 'spec-urls': 'https://kettle.example/draft/#own', 'browser-compat': 'api.Kettle' })).toMatchObject({
    query: 'api.Kettle',
    specifications: [{ bcdSpecificationURL: 'https://kettle.example/draft/#own', title: 'Kettles Level 1' }],
  });
});

test('every standard of every key is listed once, in the order of the keys', async () => {
  expect(await specificationsWith({ 'browser-compat': '[api.Kettle.boil, api.Kettle, api.Kettle.boil]' })).toMatchObject({
    specifications: [
      { bcdSpecificationURL: 'https://kettle.example/draft/#boil', title: 'Kettles Level 1' },
      { bcdSpecificationURL: 'https://steam.example/#boil', title: 'Steam' },
      { bcdSpecificationURL: 'https://kettle.example/draft/#kettle', title: 'Kettles Level 1' },
    ],
  });
});

test('a key without a standard has those of its parts; a name comes from the content, or is unknown', async () => {
  expect(await specificationsWith({ 'browser-compat': 'api.Kettle.whistle' })).toMatchObject({
    specifications: [
      { bcdSpecificationURL: 'https://steam.example/#loud', title: 'Loud steam' },
      { bcdSpecificationURL: 'https://unknown.example/#quiet', title: 'Unknown specification' },
    ],
  });
});

test('the name of a standard can be broken between any two of its words', async () => {
  const named = kettleSpecifications.map((specification) => ({ ...specification, title: 'Kettles\u00a02027 Language\u00a0Specification' }));
  const files = { ...packages, 'web-specs': { 'index.json': named } };
  expect(await specificationsWith({ 'browser-compat': 'api.Kettle' }, files)).toMatchObject({
    specifications: [{ title: 'Kettles 2027 Language Specification' }],
  });
});

test('a standard of the internet without a name is called by its number', async () => {
  expect(await specificationsWith({ 'spec-urls': 'https://www.rfc-editor.org/info/rfc3986/#section-3.2' })).toMatchObject({
    specifications: [{ title: 'RFC 3986' }],
  });
});

test('without any data the section stays, and is empty', async () => {
  expect(await specificationsWith({ 'browser-compat': 'api.Kettle' }, {})).toMatchObject({ query: 'api.Kettle', specifications: [] });
});
