import { kettleCompat, kettleFeatures, writtenDataPackages } from '@webdocs/reference/fixtures/data-packages';
import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const kettle = documentText('Web/API/Kettle', 'Kettle', 'Text.', { 'browser-compat': 'api.Kettle' });

async function documentWith(matter: Readonly<Record<string, string>>, { slug = 'Web/API/Page', body = 'Text.' } = {}) {
  const folder = `files/en-us/${slug.toLowerCase()}`;
  const { page } = await openedContent(
    {
      'files/en-us/web/api/kettle/index.md': kettle,
      [`${folder}/index.md`]: documentText(slug, 'Page', body, matter),
    },
    {
      modulesFolders: [
        writtenDataPackages({
          files: { '@mdn/browser-compat-data': { 'data.json': kettleCompat }, 'web-features': { 'data.json': kettleFeatures } },
        }),
      ],
    },
  );
  return (await page('Doc', `/en-US/docs/${slug}`)).doc;
}

test('a page tells how widely its own key may be relied on, and that a part of it may not', async () => {
  const { baseline, status } = await documentWith({ 'browser-compat': 'api.Kettle' });
  expect(status).toEqual({ baseline: 'high' });
  expect(baseline).toEqual({
    baseline: 'high',
    baseline_low_date: '≤2018-01-29',
    baseline_high_date: '≤2020-07-29',
    support: { chrome: '≤1' },
    asterisk: true,
    feature: {
      id: 'kettle',
      name: 'Kettle',
      description_html: 'Heats <em>water</em>.',
      status: { baseline: 'low', baseline_low_date: '2024-12-11', support: { chrome: '120' } },
    },
  });
});

test('a key that is alone has no asterisk', async () => {
  const { baseline, status } = await documentWith({ 'browser-compat': 'api.Kettle.boil' });
  expect(status).toEqual({ baseline: 'low' });
  expect(baseline?.asterisk).toBeUndefined();
});

test('several keys of one feature stand as the weakest of them', async () => {
  const { baseline, status } = await documentWith({ 'browser-compat': '[api.Kettle, api.Kettle.boil]' });
  expect(status).toEqual({ baseline: 'low' });
  expect(baseline).toMatchObject({ baseline: 'low', asterisk: true, feature: { id: 'kettle' } });
});

test.each(['[api.Kettle, api.Kettle.whistle]', 'api.Teapot', '[api.Kettle, api.Teapot]'])(
  'keys of several features, or of none, say nothing: %s',
  async (keys) => {
    const { baseline, status } = await documentWith({ 'browser-compat': keys });
    expect({ baseline, status }).toEqual({});
  },
);

test('advice against a feature comes with what to use instead and the page about it', async () => {
  const { baseline, status } = await documentWith({ 'browser-compat': 'api.Kettle.whistle' });
  expect(status).toEqual({ baseline: 'discouraged' });
  expect(baseline).toMatchObject({
    baseline: false,
    alternatives: [{ name: 'Kettle', description: 'Heats water.', mdn_url: '/en-US/docs/Web/API/Kettle' }],
    feature: { discouraged: { reason_html: 'It is <b>loud</b>.', according_to: ['https://steam.example/'] } },
  });
});

test('a deprecated page of the web platform is discouraged in the line under its title, not in a banner', async () => {
  const { status, banners } = await documentWith({ status: '[deprecated]' }, { body: '{{deprecated_header}}\n\nText.' });
  expect(status).toEqual({ baseline: 'discouraged' });
  expect(banners).toBeUndefined();
});

test.each(['Web/Accessibility/Page', 'Mozilla/Page', 'Glossary/Page'])(
  'elsewhere, as on %s, a deprecated page has its banner',
  async (slug) => {
    const { status, banners } = await documentWith({ status: '[deprecated]' }, { slug, body: '{{deprecated_header}}\n\nText.' });
    expect(status).toBeUndefined();
    expect(banners).toEqual([expect.stringContaining('notecard deprecated')]);
  },
);
