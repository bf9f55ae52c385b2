import type { Page, PageOf } from '@webdocs/contracts/page/page';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { GatewayServices } from '../gateway-services.ts';
import { Exit, type ComposedRequest } from '../page-request.ts';
import { resolvePage } from './resolve-page.ts';

const writers: Page = {
  renderer: 'Writers',
  url: '/en-US/_flaws',
  pageTitle: '',
  noIndexing: true,
  view: 'flaws',
  trail: [],
  counts: [],
  columns: [],
  rows: [],
  filter: { query: '', kind: '' },
  total: 0,
  page: 1,
  pages: 1,
};
const flawed: Page = {
  renderer: 'Doc',
  url: '/en-US/docs/Tea',
  doc: { mdn_url: '/en-US/docs/Tea', title: 'Tea', pageTitle: 'Tea', locale: 'en-US', body: [], flaws: { other: [] } },
};

async function resolved(page: Page, writerMode: boolean, forWriters?: true): Promise<unknown> {
  const request = {
    address: { locale: 'en-US', pathname: page.url, search: '' },
    site: {
      composition: { remotes: { 'mfe-docs': { routes: [{ pattern: '/:locale/*', part: 'page' }], fills: [] } } },
      releases: {},
      declared: { pages: [] },
    },
  };
  const parts = {
    configuration: { features: {}, siteTitle: '', writerMode },
    content: { page: async () => ({ kind: 'found', page, forWriters }) },
  };
  return resolvePage(request as unknown as ComposedRequest, parts as unknown as GatewayServices);
}

test('writers see their pages and what is wrong with others', async () => {
  expect(await resolved(writers, true, true)).toMatchObject({ status: 200, page: writers });
  expect(await resolved(flawed, true)).toMatchObject({ status: 200, page: { doc: { flaws: { other: [] } } } });
});

test('readers of the same site see neither', async () => {
  expect(await resolved(writers, false, true)).toMatchObject({ status: 404, page: { renderer: 'NotFound' } });
  expect(await resolved(flawed, false)).toMatchObject({ status: 200, page: { doc: { title: 'Tea', flaws: undefined } } });
});

test('where the remote that shows its pages was retired, an address is as unknown as any other', async () => {
  const request = {
    address: { locale: 'en-US', pathname: flawed.url, search: '' },
    site: { composition: { remotes: {} }, releases: {}, declared: { pages: [] } },
  };
  const parts = { configuration: { features: {}, siteTitle: '' }, content: { page: async () => ({ kind: 'found', page: flawed }) } };
  const answer = await resolvePage(request as unknown as ComposedRequest, parts as unknown as GatewayServices);
  expect(answer).toMatchObject({ status: 404, page: { renderer: 'NotFound' } });
  const inFrench = { ...request, address: { ...request.address, locale: 'fr', pathname: '/fr/docs/Tea' } };
  const french = await resolvePage(inFrench as unknown as ComposedRequest, parts as unknown as GatewayServices);
  expect(french).toMatchObject({ page: { pageTitle: 'Page introuvable | ' } });
});

describe('an address without a page that had one in former years', () => {
  /** What is answered where these addresses below the language lead somewhere. */
  async function answered(pathname: string, leading: Readonly<Record<string, string>>, form: 'html' | 'json' = 'html') {
    const missing = { renderer: 'NotFound', url: pathname, pageTitle: '', alternatives: [], suggestions: [] };
    const request = {
      form,
      search: '?from=mail',
      address: { locale: 'fr', pathname, search: '' },
      site: { composition: { remotes: {} }, releases: {}, declared: { pages: [] } },
    };
    const parts = {
      configuration: { features: {}, siteTitle: '' },
      content: {
        page: async () => ({ kind: 'missing', page: missing }),
        destination: ({ pathname: asked }: { readonly pathname: string }) => leading[asked],
      },
    };
    const answer = await resolvePage(request as unknown as ComposedRequest, parts as unknown as GatewayServices);
    return answer instanceof Exit ? [answer.reply.status, answer.reply.headers['location']] : [answer.status];
  }

  test.each([
    ['/fr/docs', '/fr/docs/Web', '/fr/docs/Web'],
    ['/fr/docs', '/fr/', '/fr/'],
    ['/fr/JavaScript/Guide', '/fr/docs/JavaScript/Guide', '/fr/docs/Web/JavaScript/Guide#top'],
    ['/fr/docs/Firefox/Releases', '/fr/docs/Mozilla/Firefox/Releases', '/fr/docs/Mozilla/Firefox/Releases'],
  ])('%s leads on by %s', async (pathname, meant, to) => {
    const [path, fragment] = to.split('#');
    const location = `${path}?from=mail${fragment ? `#${fragment}` : ''}`;
    expect(await answered(pathname, { [meant]: to })).toEqual([301, location]);
  });

  test('its data is led on to data', async () => {
    expect(await answered('/fr/docs', { '/fr/docs/Web': '/fr/docs/Web' }, 'json')).toEqual([301, '/fr/docs/Web/index.json?from=mail']);
  });

  test('one that leads nowhere is as unknown as any other', async () => {
    expect(await answered('/fr/JavaScript/Guide', {})).toEqual([404]);
  });
});

describe('what the content cannot answer well', () => {
  /** What goes on to the next step, and what was reported, when the content answers so. */
  async function answered(answer: () => unknown, form: 'html' | 'json' = 'html', locale: Locale = 'en-US') {
    const reports: Array<{ code: string; message: string }> = [];
    const pathname = `/${locale}/docs/Tea`;
    const request = {
      form,
      address: { locale, pathname, search: '' },
      site: {
        composition: { remotes: { 'mfe-docs': { routes: [{ pattern: '/:locale/*', part: 'page' }], fills: [] } } },
        releases: {},
        declared: { pages: [] },
      },
    };
    const parts = {
      configuration: { features: {}, siteTitle: '' },
      content: { page: async () => answer() },
      report: (failure: { code: string; message: string }) => reports.push(failure),
    };
    const { page, status } = (await resolvePage(request as unknown as ComposedRequest, parts as unknown as GatewayServices)) as {
      page: Page;
      status: number;
    };
    return { page, status, reports };
  }
  const found = (page: unknown) => () => ({ kind: 'found', page });
  const throwing = () => {
    throw new TypeError('the shelf fell');
  };

  test.each([
    ['no page at all', found(null)],
    ['a page without its document', found({ renderer: 'Doc', url: '/en-US/docs/Tea' })],
    ['a document without a body', found({ ...flawed, doc: { ...flawed.doc, body: null } })],
    ['a failure', throwing],
  ])('%s is an error in the frame of the site, with the number that is in the log', async (_, answer) => {
    const { page, status, reports } = await answered(answer);
    expect(status).toBe(500);
    const number = /Error ID: ([0-9a-f-]{36})/.exec(page.renderer === 'Broken' ? page.message : '')?.[1];
    expect(page).toMatchObject({ renderer: 'Broken', status: 500, message: expect.stringContaining('500 on /en-US/docs/Tea: ') });
    expect(reports).toEqual([expect.objectContaining({ code: 'PAGE_FAILED', message: expect.stringContaining(`(error ${number})`) })]);
    expect(JSON.stringify(page)).not.toContain('shelf');
  });

  test('a French reader reads in French that it could not be loaded', async () => {
    const { page } = await answered(throwing, 'html', 'fr');
    expect(page).toMatchObject({
      pageTitle: '💔 Nous n’avons pas pu charger cette page',
      message: expect.stringMatching(/^500 on \/fr\/docs\/Tea: .*Identifiant de l’erreur\u00a0: \S{36}$/),
    });
  });

  test('programs that ask for the data of such a page are told so', async () => {
    await expect(answered(throwing, 'json')).rejects.toMatchObject({ code: 'PAGE_FAILED' });
  });

  test('what cannot be read in a page is left out, and the page is shown', async () => {
    const { page, status } = await answered(
      found({ ...flawed, doc: { ...flawed.doc, toc: 'none', parents: [{ uri: 'javascript:alert(1)', title: 'x' }], body: [null] } }),
    );
    expect(status).toBe(200);
    expect(page).toMatchObject({ doc: { parents: [], body: [{ type: 'nameless' }] } });
    expect((page as PageOf<'Doc'>).doc).not.toHaveProperty('toc');
  });

  test('the digest of a document is that of its text: the same for the same, another for another', async () => {
    const digestOf = async (title: string) => {
      const { page } = await answered(found({ ...flawed, doc: { ...flawed.doc, title } }));
      return (page as PageOf<'Doc'>).digest;
    };
    expect(await digestOf('Tea')).toMatch(/^[\w-]{16}$/);
    expect(await digestOf('Tea')).toBe(await digestOf('Tea'));
    expect(await digestOf('Tea')).not.toBe(await digestOf('Coffee'));
  });
});

test('the document into which the offline worker puts pages is there, whatever remotes there are', async () => {
  const frame: Page = { renderer: 'Offline', url: '/en-US/_offline', pageTitle: '' };
  expect(await resolved(frame, false)).toMatchObject({ status: 200, page: frame, main: { owner: 'shell', part: 'not-found' } });
});
