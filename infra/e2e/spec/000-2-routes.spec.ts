import { retiredLocales } from '@webdocs/contracts/reader/retired-locales';
import { expect, test } from '../site/site-test.ts';

const redirectOf = { maxRedirects: 0 } as const;

test.describe('the root', () => {
  for (const { language, to } of [
    { language: 'en-US,en;q=0.9', to: '/en-US/' },
    { language: 'fr-CA,fr;q=0.9,en;q=0.5', to: '/fr/' },
    { language: 'de,ja;q=0.8', to: '/ja/' },
    { language: 'tlh', to: '/en-US/' },
  ]) {
    test(`redirects a request for ${language} to ${to}`, async ({ request }) => {
      const response = await request.get('/', { ...redirectOf, headers: { 'accept-language': language } });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe(to);
    });
  }

  test('redirects a browser to its own language', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale: 'es-MX' });
    const page = await context.newPage();
    await page.goto('/?from=bookmark');
    await expect(page).toHaveURL('/es/?from=bookmark');
    await context.close();
  });

  test('redirects to the stored language', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'preferredlocale', value: 'ko', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(page).toHaveURL('/ko/');
  });
});

test.describe('an inactive locale', () => {
  const addresses = ['/docs/Web/CSS', '/docs/Web/CSS/', '/docs/Web/CSS/index.json', '/docs/Web/CSS/index.json?a=b&c', '/docs/Web/CSS/?q=1'];
  for (const address of addresses) {
    test(`redirects and keeps the rest of the address: ${address}`, async ({ request }) => {
      for (const locale of Object.keys(retiredLocales)) {
        const response = await request.get(`/${locale}${address}`, redirectOf);
        expect(response.status(), locale).toBe(302);
        expect(response.headers().location, locale).toBe(`/en-US${address}`);
      }
    });
  }

  test('leads to the English page', async ({ page }) => {
    await page.goto('/de/docs/Web/CSS?from=book#values');
    await expect(page).toHaveURL('/en-US/docs/Web/CSS?from=book#values');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS');
  });
});

test.describe('another spelling of an address:', () => {
  for (const [from, to] of [
    ['/en-us/docs/Web', '/en-US/docs/Web'],
    ['/pt/docs/Web', '/pt-BR/docs/Web'],
    ['/docs/Web', '/en-US/docs/Web'],
    ['/en-US/docs/Web/', '/en-US/docs/Web'],
    ['/en-US/blog', '/en-US/blog/'],
    ['/en-US', '/en-US/'],
    ['/en-US/docs/HTML', '/en-US/docs/Web/HTML'],
  ]) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from ?? '', { ...redirectOf, headers: { 'accept-language': 'en-US' } });
      expect([301, 302]).toContain(response.status());
      expect(response.headers().location).toBe(to);
    });
  }
});

test.describe('data', () => {
  test('of a page is at its index.json', async ({ request }) => {
    const page = (await (await request.get('/en-US/docs/Web/CSS/index.json')).json()) as { doc: { mdn_url: string; title: string } };
    expect(page.doc.mdn_url).toBe('/en-US/docs/Web/CSS');
    const home = (await (await request.get('/en-US/index.json')).json()) as { hyData: object };
    expect(Object.keys(home.hyData)).toEqual(expect.arrayContaining(['featuredArticles', 'latestNews', 'recentContributions']));
  });

  test('for quick search is a list of titles and addresses in each language', async ({ request }) => {
    for (const locale of ['en-US', 'fr']) {
      const entries = (await (await request.get(`/${locale}/search-index.json`)).json()) as Array<{ title: string; url: string }>;
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(Object.keys(entry).sort()).toEqual(['title', 'url']);
    }
  });
});

test.describe('files for browsers, robots and operators', () => {
  test('the web manifest is linked from the page and names site and icon', async ({ served, request }) => {
    const address = (await served('/en-US/')).one('link[rel="manifest"]').getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as { name: string; short_name: string; start_url: string; icons: Array<{ src: string }> };
    expect(manifest).toMatchObject({ name: 'MDN Web Docs', short_name: 'MDN', start_url: '/', display: 'standalone' });
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  });

  test('/_whatsdeployed says which commit and which versions are live', async ({ request, site }) => {
    const deployed = (await (await request.get('/_whatsdeployed')).json()) as { commit: string; remotes: Record<string, string> };
    expect(Object.keys(deployed.remotes).sort()).toEqual(['mfe-ads', 'mfe-blog-curriculum', 'mfe-docs', 'mfe-plus', 'mfe-search', 'shell']);
    expect(deployed.remotes['mfe-docs']).toBe(await site.liveVersion('mfe-docs'));
    for (const kind of ['code', 'content']) {
      const part = (await (await request.get(`/_whatsdeployed/${kind}.json`)).json()) as object;
      expect(Object.keys(part)).toEqual(['commit', 'date']);
    }
  });

  test('robots.txt says what robots must not read', async ({ request }) => {
    const response = await request.get('/robots.txt');
    expect(response.headers()['content-type']).toContain('text/plain');
    expect(await response.text()).toContain('Disallow: /api/');
  });

  test('/healthz and /readyz answer, and /metrics at the address for operators alone', async ({ request, site }) => {
    expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready', search: { state: 'missing', percent: 0 } });
    expect((await request.get('/metrics')).status()).toBe(404);
    const metrics = await request.get(`${site.operations}/metrics`);
    expect(metrics.headers()['content-type']).toContain('text/plain');
    expect(await metrics.text()).toMatch(/^# TYPE \w+ (histogram|summary)$/m);
  });

  test('whoami says that a visitor is anonymous, and their country', async ({ request }) => {
    expect(await (await request.get('/api/v1/whoami')).json()).toEqual({ geo: { country: 'United States', country_iso: 'US' } });
  });
});
