import { readFileSync } from 'node:fs';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { inRepository } from '../repository.ts';
import { englishOnly } from './english-only.ts';
import { spellingsOf } from './spellings.ts';
import type { GeneratedFiles } from './write-files.ts';

/** A whole small remote: one page with data from a loader of its own, rendered on the server and hydrated. */
export function remoteFiles(name: string): GeneratedFiles {
  const section = name.replace(/^mfe-/, '');
  const { camel, pascal, words } = spellingsOf(section);
  const path = (file: string) => `${name}/${file}`;
  const title = `# Same as in English in every language until it is translated\n${section}-title = ${words}\n`;
  return {
    [path('package.json')]: manifestOf(name, words),
    [path('webpack.config.ts')]: `
import { federatedBuild } from '@webdocs/build/webpack-factory';
import { definition } from './definition.ts';

export default federatedBuild(import.meta.dirname, definition);
`,
    ...Object.fromEntries(activeLocales.map((locale) => [path(`titles/${locale}.ftl`), title])),
    [path(`src/pages/words/en-US.ftl`)]: `${englishOnly}${section}-entries = ${words} for you\n`,
    [path(`fixtures/${section}-page.ts`)]: `
import type { PageOf } from '@webdocs/contracts/page/page';

/** The page with what its loader found. */
export const ${camel}Fixture: PageOf<'Spa'> = {
  renderer: 'Spa',
  url: '/en-US/${section}',
  slug: '${section}',
  pageTitle: '${words} | Web Docs',
  data: { entries: ['Web Docs'] },
};
`,
    [path('fixtures/part-pages.ts')]: `
import type { Page } from '@webdocs/contracts/page/page';
import { ${camel}Fixture } from './${section}-page.ts';

/** Pages with which the parts are tried before a release goes live. */
export const partPages: Readonly<Record<string, readonly Page[]>> = { page: [${camel}Fixture] };
`,
    [path('definition.ts')]: `
import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: '${name}',
  title: '${words}',
  pages: {
    '${section}': {
      address: '/:locale/${section}',
      part: 'page',
      body: 'own',
      title: '${section}-title',
      // What its loader may read: src/server-side.ts.
      reads: ['pages'],
    },
  },
  parts: { page: { source: 'src/pages/${section}-page.tsx', fallback: { kind: 'plain-document' }, budgetKb: 4 } },
  opens: ['ad-side'],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 4,
});
`,
    [path('src/server-side.ts')]: `
import type { LoadedPage, Read } from '@webdocs/contracts/page/loader';
import type { Address } from '@webdocs/contracts/reader/address';
import type { ServerSide } from '@webdocs/remote-kit/server';

/** Data of the page, the same for every visitor. Everything comes in by \`read\`, from what the definition names under \`reads\`. */
async function load({ locale }: Address, read: Read): Promise<LoadedPage> {
  const home = (await read({ from: 'pages', address: \`/\${locale}/\` })) as { readonly pageTitle: string };
  return { data: { entries: [home.pageTitle] } };
}

/** What only the server has; its entry is made of the definition. */
export const serverSide: ServerSide = { load };
`,
    [path(`src/pages/${section}-page.tsx`)]: `
import { headingId } from '@webdocs/contracts/page/document-ids';
import type { Page } from '@webdocs/contracts/page/page';
import { joinCatalogues } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, Slot, useText, type PartProps } from '@webdocs/remote-kit';
import styles from './${section}-page.module.css';
import words from './words/en-US.ftl';

/** What the loader found; nothing on a page of another kind. */
function entriesOf(page: Page): readonly string[] {
  const data = page.renderer === 'Spa' ? (page.data as { readonly entries: readonly string[] } | undefined) : undefined;
  return data?.entries ?? [];
}

function ${pascal}Page({ page }: PartProps) {
  const text = useText();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return (
    <div className={styles.columns}>
      <article className={styles.main}>
        <h1 id={headingId}>{text('${section}-entries')}</h1>
        <ul>
          {entriesOf(page).map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      </article>
      <Slot name="ad-side" />
    </div>
  );
}

export const ${camel}Page = definePart({ component: ${pascal}Page, messages: joinCatalogues(words, pageStateWords) });
`,
    [path(`src/pages/${section}-page.module.css`)]: `
.columns {
  display: grid;
  gap: var(--space-32) var(--column-gap);
  max-width: var(--page-width);
  margin-inline: auto;
  padding: var(--space-32) var(--gutter) var(--space-64);
}

.main {
  min-width: 0;
  max-width: var(--main-width);
}

@media (min-width: 992px) {
  .columns {
    grid-template-columns: minmax(0, var(--main-width)) clamp(240px, 21vw, 300px);
    justify-content: center;
  }
}
`,
    [path(`src/pages/${section}-page.test.tsx`)]: `
/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';
import { ${camel}Fixture as page } from '../../fixtures/${section}-page.ts';

const { server, inBrowser } = remoteUnderTest();

test('the loader finds what the page shows', async () => {
  const asked: unknown[] = [];
  const loaded = await server.load?.({ locale: 'en-US', pathname: '/en-US/${section}', search: '' }, async (source) => {
    asked.push(source);
    return { pageTitle: 'Web Docs' };
  });
  expect(asked).toEqual([{ from: 'pages', address: '/en-US/' }]);
  expect(loaded).toEqual({ data: page.data });
});

test('a reader without JavaScript sees the title and the data', async () => {
  const html = await renderOnServer(server, 'page', { page });
  expect(html).toContain('<h1 id="page-heading">${words} for you</h1>');
  expect(html).toContain('<li>Web Docs</li>');
});

test('a page that could not be had says so', async () => {
  const broken = { renderer: 'Broken', url: page.url, pageTitle: '', status: 500, message: 'no data' } as const;
  expect(await renderOnServer(server, 'page', { page: broken })).toContain('role="alert"');
});

test('hydration keeps the elements that the server sent', async () => {
  const html = await renderOnServer(server, 'page', { page });
  const before = document.createElement('div');
  before.innerHTML = html;
  const mounted = await mountInBrowser(inBrowser('page'), '${name}/page', { page }, html);
  expect(mounted.reports).toEqual([]);
  expect(mounted.element.querySelector('article')?.textContent).toBe(before.querySelector('article')?.textContent);
  expect(mounted.openSlots()).toEqual(['ad-side']);
  await mounted.unmount();
});
`,
  };
}

/** Scripts and versions as in the remotes that exist. */
function manifestOf(name: string, words: string): string {
  const model = JSON.parse(readFileSync(inRepository('mfe-ads/package.json'), 'utf8').replaceAll('mfe-ads', name)) as object;
  return `${JSON.stringify({ ...model, description: `Holds the page ${words}, never an import of another remote or of the shell.` }, null, 2)}\n`;
}
