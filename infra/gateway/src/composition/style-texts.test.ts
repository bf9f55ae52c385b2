import type { Composition } from '@webdocs/contracts/remote/composition';
import { styleTextsOf } from './style-texts.ts';

const asset = (src: string) => ({ src, integrity: 'sha384-x' });
const remotes = {
  shell: {
    version: '1.0.0',
    parts: {
      header: { styles: [asset('/remotes/shell/1.0.0/client/main.css')] },
      notices: { styles: [asset('/remotes/shell/1.0.0/client/main.css')] },
    },
  },
  'mfe-docs': {
    version: '2.0.0',
    parts: {
      page: { styles: ['page', 'broken', 'other-system', 'gone'].map((name) => asset(`/remotes/mfe-docs/2.0.0/client/${name}.css`)) },
    },
  },
} as unknown as Composition['remotes'];

const files: Record<string, string> = {
  'shell 1.0.0 client/main.css': 'body{margin:0}',
  'mfe-docs 2.0.0 client/page.css': '.a{content:"“"}',
  'mfe-docs 2.0.0 client/broken.css': 'a{}</style><script>',
  'mfe-docs 2.0.0 client/other-system.css': 'a{}\r\nb{}',
};

test('style sheets of live releases are at hand as text, each read once; what would not be the same text in a page stays a file', async () => {
  const asked: string[] = [];
  const file = async (name: string, version: string, path: string) => {
    const key = `${name} ${version} ${path}`;
    asked.push(key);
    if (!(key in files)) throw new Error('no such file');
    return Buffer.from(files[key] ?? '');
  };
  expect([...(await styleTextsOf({ file }, { remotes }))]).toEqual([
    ['/remotes/shell/1.0.0/client/main.css', 'body{margin:0}'],
    ['/remotes/mfe-docs/2.0.0/client/page.css', '.a{content:"“"}'],
  ]);
  expect(asked.filter((key) => key.startsWith('shell'))).toHaveLength(1);
});
