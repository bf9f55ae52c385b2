import { englishOnly } from './english-only.ts';
import { spellingsOf } from './spellings.ts';
import type { GeneratedFiles } from './write-files.ts';

/** A feature begins as a rule in plain values, a component that shows what the rule says, and a test of each. */
export function featureFiles(remote: string, feature: string): GeneratedFiles {
  const { camel, pascal, kebab, words } = spellingsOf(feature);
  const id = messageIdOf(remote, feature);
  const path = (file: string) => `${remote}/src/features/${kebab}/${file}`;
  return {
    [path(`${kebab}.ts`)]: `
import type { Page } from '@webdocs/contracts/page/page';
import { headOf } from '@webdocs/contracts/page/head';

/** What ${pascal} shows on a page: values in, values out, without React or a browser. */
export function ${camel}(page: Page): string {
  return headOf(page).title;
}
`,
    [path(`${kebab}.test.ts`)]: `
import { ${camel} } from './${kebab}.ts';

test('the title of the page is what counts', () => {
  expect(${camel}({ renderer: 'Spa', url: '/en-US/tea', slug: 'tea', pageTitle: 'Tea' })).toBe('Tea');
});
`,
    [path(`${pascal}.tsx`)]: `
import type { Page } from '@webdocs/contracts/page/page';
import { useText } from '@webdocs/remote-kit';
import { ${camel} } from './${kebab}.ts';
import styles from './${pascal}.module.css';

export function ${pascal}({ page }: { readonly page: Page }) {
  const text = useText();
  return (
    <section className={styles.${camel}} aria-label={text('${id}')}>
      {${camel}(page)}
    </section>
  );
}
`,
    [path('words/en-US.ftl')]: `${englishOnly}${id} = ${words}\n`,
    [path(`${pascal}.module.css`)]: `
.${camel} {
  color: var(--ink-2);
  font: var(--type-ui);
}
`,
    [path(`${pascal}.test.tsx`)]: `
import { definePart } from '@webdocs/remote-kit';
import { serverEntry } from '@webdocs/remote-kit/server';
import { renderOnServer } from '@webdocs/testing/render';
import { definition } from '../../../definition.ts';
import { ${pascal} } from './${pascal}.tsx';
import words from './words/en-US.ftl';

const server = serverEntry(definition, { alone: definePart({ component: ${pascal}, messages: words }) });

test('a reader without JavaScript sees it', async () => {
  const html = await renderOnServer(server, 'alone', { page: { renderer: 'Spa', url: '/en-US/tea', slug: 'tea', pageTitle: 'Tea' } });
  expect(html).toBe('<section class="${camel}" aria-label="${words}">Tea</section>');
});
`,
  };
}

/** Messages are told apart by the short name of their package: docs-reading-position. */
export function messageIdOf(remote: string, feature: string): string {
  return `${shortNameOf(remote)}-${feature}`;
}

function shortNameOf(remote: string): string {
  return remote === 'mfe-blog-curriculum' ? 'blog' : remote.replace(/^mfe-/, '');
}
