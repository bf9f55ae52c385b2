import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const table = [
  {
    Kettle: { inh: 'Pot', impl: [] },
    Pot: { inh: 'Vessel', impl: [] },
    Vessel: { inh: '', impl: [] },
    Ouroboros: { inh: 'Snake', impl: [] },
    Snake: { inh: 'Ouroboros', impl: [] },
    AVesselWithAnExtraordinarilyLongNameIndeed: { inh: 'AnotherVesselWithAnExtraordinarilyLongName', impl: [] },
    AnotherVesselWithAnExtraordinarilyLongName: { inh: 'Kettle', impl: [] },
  },
];

async function diagramOn(slug: string, call = '{{InheritanceDiagram}}', { locale = 'en-US', interfaces = table as unknown } = {}) {
  const { page } = await openedContent({
    [`files/${locale.toLowerCase()}/${slug.toLowerCase()}/index.md`]: documentText(slug, 'Page', call),
    'files/en-us/web/api/pot/index.md': documentText('Web/API/Pot', 'Pot'),
    ...(interfaces ? { 'files/jsondata/InterfaceData.json': JSON.stringify(interfaces) } : {}),
  });
  return htmlOfBody(await page('Doc', `/${locale}/docs/${slug}`));
}

const namesIn = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, name]) => name);

test('an interface is at the end of the chain of those it inherits from, the oldest first', async () => {
  const html = await diagramOn('Web/API/Kettle');
  expect(namesIn(html)).toEqual(['Vessel', 'Pot', 'Kettle']);
  expect(html).toContain('role="group" aria-label="Kettle inherits from Pot, Vessel"');
});

test('interfaces that have a page are links to it, the page itself says that it is here', async () => {
  const html = await diagramOn('Web/API/Kettle');
  expect(html).toMatch(/<a href="\/en-US\/docs\/Web\/API\/Pot"><rect/);
  expect(html).toMatch(/<a href="\/en-US\/docs\/Web\/API\/Kettle" aria-current="page"><rect/);
  expect(html).toMatch(/<g><rect[^>]*><\/rect><text[^>]*>Vessel/);
});

test('the drawing brings no styles of its own, which the policy of the site would not allow', async () => {
  expect(await diagramOn('Web/API/Kettle')).not.toMatch(/style|<p>/);
});

test('a chain that is wider than a page goes on in the next line', async () => {
  const html = await diagramOn('Web/API/AVesselWithAnExtraordinarilyLongNameIndeed');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html)?.map(Number) ?? [];
  expect(width).toBeLessThanOrEqual(652);
  expect(height).toBeGreaterThan(60);
  for (const [, points] of html.matchAll(/points="([^"]+)"/g)) expect(points).toMatch(/^(?:[\d.]+,[\d.]+ ?)+$/);
});

test('an interface may be named, and pages of members show that of their interface', async () => {
  expect(namesIn(await diagramOn('Web/Page', '{{InheritanceDiagram("Pot")}}'))).toEqual(['Vessel', 'Pot']);
  expect(namesIn(await diagramOn('Web/API/Kettle/boil'))).toEqual(['Vessel', 'Pot', 'Kettle']);
});

test('the name of the drawing is in the language of the page', async () => {
  expect(await diagramOn('Web/API/Kettle', undefined, { locale: 'fr' })).toContain('aria-label="Kettle hérite de Pot, Vessel"');
});

test('a table that goes round in a circle is followed once', async () => {
  expect(namesIn(await diagramOn('Web/API/Ouroboros'))).toEqual(['Snake', 'Ouroboros']);
});

test.each([
  ['Web/API/Vessel', table as unknown],
  ['Web/API/Unheard', table as unknown],
  ['Web/API/Kettle', null],
  ['Web/API/constructor', table as unknown],
])('%s has nothing to draw', async (slug, interfaces) => {
  expect(await diagramOn(slug, undefined, { interfaces })).not.toContain('<svg');
});
