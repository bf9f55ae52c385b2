import { importProblem, isProduction } from './eslint-import-zones.ts';
import type { Workspaces, Package } from './eslint-workspaces.ts';

const everything = ['contracts', 'http', 'i18n', 'design', 'telemetry', 'event-bus', 'reading', 'remote-kit', 'build'];

function room(folder: string, dependencies: readonly string[] = [], devDependencies: readonly string[] = []): Package {
  const name = folder.includes('/') ? `@webdocs/${folder.split('/')[1]}` : folder;
  return { folder, name, dependencies: [...everything.map((one) => `@webdocs/${one}`), ...dependencies], devDependencies };
}

const workspaces: Workspaces = {
  packages: [
    room('shell', ['react', 'mfe-docs'], ['@webdocs/testing']),
    room('mfe-docs', ['react', 'mfe-ads', '@webdocs/gateway'], ['@webdocs/testing']),
    room('mfe-ads'),
    ...everything.map((name) => room(`shared/${name}`)),
    room('shared/testing', ['react', '@testing-library/react']),
    room('shared/newcomer'),
    room('infra/gateway', ['fastify', 'mfe-docs', '@webdocs/cli', '@webdocs/registry']),
    room('infra/registry'),
    room('infra/cli', ['@webdocs/gateway']),
    room('infra/content'),
  ],
  rootDevDependencies: ['typescript'],
};

const page = 'mfe-docs/src/pages/document-page.tsx';
const feature = 'mfe-docs/src/features/sidebar/Sidebar.tsx';
const gateway = 'infra/gateway/src/pipeline.ts';

test.each([
  [page, '../features/sidebar/Sidebar.tsx'],
  [feature, './filter-words.ts'],
  [feature, '../../data/compat.ts'],
  [feature, '../../query/query-words.ts'],
  [feature, '../../../definition.ts'],
  [feature, '@webdocs/remote-kit'],
  [feature, './Sidebar.module.css'],
  ['mfe-docs/src/features/sidebar/Sidebar.test.tsx', '@webdocs/testing/render'],
  ['mfe-docs/src/server-side.ts', './pages/document-page.tsx'],
  ['mfe-docs/src/features/sidebar/Sidebar.test.tsx', '../../../fixtures/document.ts'],
  ['mfe-docs/src/features/sidebar/Sidebar.test.tsx', '@testing-library/react'],
  ['mfe-docs/webpack.config.ts', '@webdocs/build/webpack-factory'],
  ['shared/remote-kit/src/part.ts', '@webdocs/event-bus'],
  ['shared/reading/src/Prose.tsx', '@webdocs/design/Glyph'],
  ['shared/testing/src/render.tsx', '@webdocs/remote-kit'],
  [gateway, '@webdocs/i18n'],
  [gateway, '@webdocs/registry'],
  [gateway, 'node:fs'],
  ['shared/contracts/src/failures/failure.ts', '#failures'],
  ['infra/cli/src/site.ts', '@webdocs/gateway'],
  ['infra/content/src/write/page-body.ts', '../macros/table.ts'],
  ['infra/content/src/write/page-body.ts', './links.ts'],
  ['infra/content/src/read/corpus.test.ts', '../write/site.ts'],
  ['eslint.config.mjs', 'anything'],
])('%s may import %s', (importer, specifier) => {
  expect(importProblem(workspaces, importer, specifier)).toBeUndefined();
});

test.each([
  ['a remote never imports a remote', page, 'mfe-ads', 'open a slot, publish an event'],
  ['the shell never imports a remote', 'shell/src/start.ts', 'mfe-docs', 'open a slot, publish an event'],
  ['a remote never imports the shell', page, 'shell', 'open a slot'],
  ['a page never reaches into a server', page, '@webdocs/gateway', 'call its HTTP API'],
  ['the gateway never imports a remote', gateway, 'mfe-docs', 'through the registry'],
  ['the gateway never imports the shell', gateway, 'shell', 'through the registry'],
  ['the gateway never imports React parts', gateway, '@webdocs/remote-kit', "inside the shell's bundle"],
  ['a server never imports a command', gateway, '@webdocs/cli', 'let the command call the server'],
  ['a feature never imports another feature', feature, '../article/Article.tsx', 'let a page put them together'],
  ['a feature never imports a page', feature, '../../pages/document-page.tsx', 'pages -> features -> data -> calls'],
  ['data knows no feature', 'mfe-docs/src/data/compat.ts', '../features/sidebar/Sidebar.tsx', 'Pass it in'],
  ['what a call is knows no answer', 'mfe-docs/src/calls/call-problem.ts', '../data/compat.ts', 'pages -> features -> data -> calls'],
  ['what features share knows none of them', 'mfe-docs/src/query/query-words.ts', '../features/sidebar/Sidebar.tsx', 'Pass it in'],
  ['contracts import no other room', 'shared/contracts/src/page/page.ts', '@webdocs/http', 'arrows point down'],
  ['telemetry does not know the event bus', 'shared/telemetry/src/track.ts', '@webdocs/event-bus', 'arrows point down'],
  ['design does not know translation', 'shared/design/src/Button.tsx', '@webdocs/i18n', 'hand it in from above'],
  ['a new shared package needs a layer', 'shared/newcomer/src/thing.ts', '@webdocs/contracts', 'Give shared/newcomer a layer'],
  ['the build stays out of products', page, '@webdocs/build/webpack-factory', 'production code must not carry the build'],
  ['test helpers stay out of products', page, '@webdocs/testing/render', 'in a *.test file'],
  ['fixtures stay out of products', page, '../../fixtures/document.ts', 'stand-alone development only'],
  ['no relative way into another package', page, '../../../shared/design/src/Button.tsx', 'through its exports'],
  ['a lower floor does not know a higher one', 'infra/content/src/read/corpus.ts', '../write/page-body.ts', 'arrows point down'],
  ['folders of one floor do not know each other', 'infra/content/src/check/flaws.ts', '../feeds/feed.ts', 'declare an interface in check'],
  [
    'a new folder of content needs a floor',
    'infra/content/src/newcomer/thing.ts',
    '../read/corpus.ts',
    'Give infra/content/src/newcomer a floor',
  ],
  ['no barrels', page, '.', 'import the file that holds the thing'],
  ['no barrels, one floor up', page, '../', 'import the file that holds the thing'],
  ['no index files', page, '../features/sidebar/index.ts', 'import the file that holds the thing'],
  ['extensions are written out', page, '../features/sidebar/Sidebar', "'../features/sidebar/Sidebar.tsx'"],
  ['Node modules are written as such', gateway, 'fs', "Write 'node:fs'"],
  ['what is imported is declared', gateway, 'lodash', 'infra/gateway/package.json does not declare lodash'],
  ['tools of tests stay out of products', page, 'typescript', 'does not declare typescript'],
])('%s', (_sentence, importer, specifier, fix) => {
  expect(importProblem(workspaces, importer, specifier)).toContain(fix);
});

test.each([
  ['mfe-docs/src/server-side.ts', true],
  ['mfe-docs/src/features/sidebar/Sidebar.test.tsx', false],
  ['mfe-docs/fixtures/document.ts', false],
  ['mfe-docs/webpack.config.ts', false],
  ['shared/testing/src/render.tsx', false],
  ['infra/e2e/src/soak.ts', false],
  ['infra/gateway/src/gateway.ts', true],
])('%s is production code: %s', (path, expected) => {
  expect(isProduction(path)).toBe(expected);
});
