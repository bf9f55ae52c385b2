import { addressOf } from '@webdocs/contracts/reader/address';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageOf } from '@webdocs/contracts/page/page';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { startFacts } from '@webdocs/contracts/page/start-facts';
import { catalogue } from '@webdocs/i18n';
import { defaultConfiguration } from '@webdocs/testing/render';
import { useId, useState } from 'react';
import { usePublish, useFact, useLocale, useText } from './context.tsx';
import { Html } from './Html.tsx';
import { definePart, type PartProps } from './part.ts';
import { serverEntry, type RenderRequest } from './server.tsx';
import { Slot } from './Slot.tsx';

const definition: RemoteDefinition = {
  name: 'mfe-docs',
  title: 'Docs',
  routes: [],
  parts: {},
  opens: ['bookmark'],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
};
const messages = catalogue('label = Page', { fr: async () => ({ default: 'label = Feuille' }) });

/** Reads everything that belongs to one request, and leaves a trace in its store. */
function Reading({ page, address }: PartProps) {
  const publish = usePublish();
  useState(() =>
    publish('toast/requested', { id: page.url, tone: 'note', isImportant: false, mainText: page.url, shortText: null, buttonText: null }),
  );
  const text = useText();
  const fact = useFact('page');
  const toasts = useFact('toasts');
  return (
    <article id={useId()} lang={useLocale()}>
      {text('label')}|{page.url}|{address.pathname}|{fact.pathname}|{toasts.length}
    </article>
  );
}

function Throwing(): never {
  throw new Error('broken on the server');
}

const entry = serverEntry(definition, {
  page: definePart({ component: Reading, messages }),
  throwing: definePart({ component: Throwing, messages }),
  undeclared: definePart({ component: () => <Slot name="ad-side" />, messages }),
  frame: definePart({ component: () => <Slot name="bookmark" className="place" />, messages }),
  body: definePart({ component: () => <Html as="section" html={'<p>kept &amp; <b>bold</b></p>'} className="prose" />, messages }),
});

function request(part: string, path = '/en-US/docs/Web', more: Partial<RenderRequest> = {}): RenderRequest {
  const page: PageOf<'Spa'> = { renderer: 'Spa', url: path, slug: path, pageTitle: path };
  const address = addressOf(path);
  return {
    part,
    props: { page, address },
    facts: startFacts(page, address, 'mfe-docs'),
    configuration: defaultConfiguration,
    version: '1.0.0',
    slotMark: '<!--slot *-->',
    ...more,
  };
}

test('four hundred readers at once get each their own page, language and store', async () => {
  const readers = Array.from({ length: 400 }, (_, index) => ({
    locale: (index % 2 ? 'fr' : 'en-US') as Locale,
    path: `/${index % 2 ? 'fr' : 'en-US'}/docs/Page_${index}`,
  }));
  const rendered = await Promise.all(readers.map(({ path }) => entry.render(request('page', path))));
  readers.forEach(({ locale, path }, index) => {
    const text = rendered[index]?.replaceAll('<!-- -->', '');
    expect(text).toContain(`lang="${locale}"`);
    // A store is its reader's alone: the one toast that this very render asked for has no other reader.
    expect(text).toMatch(new RegExp(`>${locale === 'fr' ? 'Feuille' : 'Page'}\\|${path}\\|${path}\\|${path}\\|[01]<`));
  });
});

test('the same request gives the same HTML, byte for byte', async () => {
  expect(await entry.render(request('page'))).toBe(await entry.render(request('page')));
});

test('ids of parts that stand in one document differ', async () => {
  const main = /id="([^"]+)"/.exec(await entry.render(request('page')))?.[1];
  const { props } = request('page');
  const inSlot = /id="([^"]+)"/.exec(await entry.render(request('page', undefined, { props: { ...props, slot: 'bookmark' } })))?.[1];
  expect(main).toContain('mfe-docs-page');
  expect(inSlot).not.toBe(main);
});

test('a slot leaves the mark that the gateway looks for', async () => {
  expect(await entry.render(request('frame'))).toBe('<div class="place" data-slot="bookmark"><!--slot bookmark--></div>');
});

test('HTML of the content build is printed as it is', async () => {
  expect(await entry.render(request('body'))).toBe('<section class="prose"><p>kept &amp; <b>bold</b></p></section>');
});

test('the pseudo-locale reaches every text', async () => {
  expect(await entry.render(request('page', undefined, { configuration: { ...defaultConfiguration, pseudoLocale: true } }))).toContain(
    'Págé',
  );
});

test('a part that throws rejects with what it threw: the gateway sends the fallback', async () => {
  await expect(entry.render(request('throwing'))).rejects.toThrow('broken on the server');
});

test('a part that the remote does not have is named', async () => {
  await expect(entry.render(request('attic'))).rejects.toThrow('mfe-docs has no part called attic');
});

describe('a slot that the definition does not list', () => {
  test('stays empty in a live page', async () => {
    expect(await entry.render(request('undeclared'))).toBe('<div data-slot="ad-side"></div>');
  });

  test('throws in development', async () => {
    const configuration = { ...defaultConfiguration, developmentMode: true };
    await expect(entry.render(request('undeclared', '/en-US/', { configuration }))).rejects.toMatchObject({
      code: 'SLOT_UNDECLARED',
      values: { slot: 'ad-side', remote: 'mfe-docs' },
    });
  });
});
