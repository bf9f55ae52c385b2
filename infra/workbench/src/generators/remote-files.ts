import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import { englishOnly } from './english-only.ts';
import { spellingsOf } from './spellings.ts';
import type { GeneratedFiles } from './write-files.ts';

/** A whole small remote: one page with its text from the content build, rendered on the server and hydrated. */
export function remoteFiles(name: string): GeneratedFiles {
  const section = name.replace(/^mfe-/, '');
  const { camel, pascal, words } = spellingsOf(section);
  const path = (file: string) => `${name}/${file}`;
  return {
    [path('package.json')]: manifestOf(name),
    [path('webpack.config.ts')]: `
import { federatedBuild } from '@webdocs/build/webpack-factory';
import { definition } from './definition.ts';

export default federatedBuild(import.meta.dirname, definition);
`,
    [path(`src/pages/words/en-US.ftl`)]: `${englishOnly}${section}-contents = ${words}\n`,
    [path(`fixtures/${section}-page.ts`)]: `
import type { PageOf } from '@webdocs/contracts/page/page';

/** A page as the content build makes it of a Markdown file. */
export const ${camel}Fixture: PageOf<'Generic'> = {
  renderer: 'Generic',
  url: '/en-US/${section}',
  pageTitle: '${words} | Web Docs',
  hyData: { title: '${words}', sections: ['<h2 id="first">First</h2><p>The first words of the page.</p>'] },
};
`,
    [path('definition.ts')]: `
import { defineRemote } from '@webdocs/remote-kit/definition';

export const definition = defineRemote({
  name: '${name}',
  title: '${words}',
  pages: { '${section}': { address: '/:locale/${section}/*', part: 'page' } },
  parts: { page: { module: './page', fallback: { kind: 'plain-document' }, budgetKb: 4 } },
  opens: ['ad-side'],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
});
`,
    [path('src/entry/server.tsx')]: `
import { serverEntry } from '@webdocs/remote-kit/server';
import { ${camel}Page } from '../pages/${section}-page.tsx';
import { definition } from '../../definition.ts';

export default serverEntry(definition, { page: ${camel}Page });
`,
    [path('src/entry/browser/page.ts')]: `
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { ${camel}Page } from '../../pages/${section}-page.tsx';

export const { bootstrap, mount, unmount } = browserEntry(${camel}Page);
`,
    [path(`src/pages/${section}-page.tsx`)]: `
import { definePart, Html, Slot, useText, type PartProps } from '@webdocs/remote-kit';
import styles from './${section}-page.module.css';
import words from './words/en-US.ftl';

function ${pascal}Page({ page }: PartProps) {
  const text = useText();
  if (page.renderer !== 'Generic') return null;
  const { title, sections } = page.hyData;
  return (
    <div className={styles.columns}>
      <article className={styles.main} aria-label={text('${section}-contents')}>
        <h1>{title}</h1>
        {sections.map((html, index) => (
          <Html key={\`\${page.url} \${index}\`} as="section" html={html} />
        ))}
      </article>
      <Slot name="ad-side" />
    </div>
  );
}

export const ${camel}Page = definePart({ component: ${pascal}Page, messages: words });
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
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';
import { ${camel}Fixture as page } from '../../fixtures/${section}-page.ts';
import * as browser from '../entry/browser/page.ts';
import server from '../entry/server.tsx';

test('a reader without JavaScript sees the title and the text', async () => {
  const html = await renderOnServer(server, 'page', { page });
  expect(html).toContain('<h1>${words}</h1>');
  expect(html).toContain('<p>The first words of the page.</p>');
});

test('hydration keeps the elements that the server sent', async () => {
  const html = await renderOnServer(server, 'page', { page });
  const before = document.createElement('div');
  before.innerHTML = html;
  const mounted = await mountInBrowser(browser, '${name}/page', { page }, html);
  expect(mounted.reports).toEqual([]);
  expect(mounted.element.querySelector('article')?.textContent).toBe(before.querySelector('article')?.textContent);
  expect(mounted.openSlots()).toEqual(['ad-side']);
  await mounted.unmount();
});
`,
  };
}

/** Scripts and versions as in the remotes that exist. */
function manifestOf(name: string): string {
  const model = readFileSync(inRepository('mfe-docs/package.json'), 'utf8');
  return model.replaceAll('mfe-docs', name);
}
