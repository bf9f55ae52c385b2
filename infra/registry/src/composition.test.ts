import { CompositionSchema } from '@webdocs/contracts/remote/composition';
import { buildRelease } from '@webdocs/testing/release-builder';
import * as v from 'valibot';
import { compose } from './composition.ts';

const shell = buildRelease().release;
const docs = buildRelease({ name: 'mfe-docs', version: '1.2.0' }).release;

test('a composition tells a browser where everything of a remote is and what it must hash to', () => {
  const { remotes } = compose([shell, docs], 'default');
  expect(remotes['mfe-docs']).toEqual({
    version: '1.2.0',
    globalName: 'mfe_docs_1_2_0',
    entry: { src: '/remotes/mfe-docs/1.2.0/client/remoteEntry.js', integrity: docs.files['client/remoteEntry.js']?.sha384 },
    routes: docs.definition.routes,
    fills: [],
    parts: {
      page: {
        module: './page',
        scripts: [{ src: '/remotes/mfe-docs/1.2.0/client/page.js', integrity: docs.files['client/page.js']?.sha384 }],
        styles: [{ src: '/remotes/mfe-docs/1.2.0/client/page.css', integrity: docs.files['client/page.css']?.sha384 }],
      },
    },
  });
});

test('it says what the reader of a part works with at once', () => {
  const { page } = docs.definition.parts;
  const eager = { ...docs, definition: { ...docs.definition, parts: { page: { ...page, ahead: ['page'] } } } } as typeof docs;
  const { ahead } = compose([shell, eager], 'default').remotes['mfe-docs']?.parts['page'] ?? {};
  expect(ahead).toEqual([{ src: '/remotes/mfe-docs/1.2.0/client/page.js', integrity: docs.files['client/page.js']?.sha384 }]);
});

test('it has the agreed form', () => {
  expect(v.is(CompositionSchema, compose([shell, docs], 'default'))).toBe(true);
});

test('server files are never among what a browser is told', () => {
  expect(JSON.stringify(compose([shell, docs], 'default'))).not.toContain('server/');
});

test('the same releases have the same id in whatever order they come', () => {
  expect(compose([docs, shell], 'default').id).toBe(compose([shell, docs], 'default').id);
});

test('another version, another shared package or another configuration makes another id', () => {
  const usual = compose([shell, docs], 'default').id;
  const newer = compose([shell, buildRelease({ name: 'mfe-docs', version: '1.2.1' }).release], 'default').id;
  const otherReact = compose([{ ...shell, shared: { ...shell.shared, react: '19.3.2' } }, docs], 'default').id;
  const otherConfiguration = compose([shell, docs], 'read-only').id;
  expect(new Set([usual, newer, otherReact, otherConfiguration]).size).toBe(4);
});

test('a part whose script is not among the files is refused', () => {
  const broken = { ...docs, parts: { page: { scripts: ['client/gone.js'], styles: [], lateScripts: [], lateStyles: [] } } };
  expect(() => compose([shell, broken], 'default')).toThrow(
    'mfe-docs 1.2.0 is malformed: client/gone.js is named but not listed among its files',
  );
});
