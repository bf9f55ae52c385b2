import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-c.js';
import 'prismjs/components/prism-cpp.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-glsl.js';
import 'prismjs/components/prism-go.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-ini.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-markdown.js';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-powershell.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-ruby.js';
import 'prismjs/components/prism-rust.js';
import 'prismjs/components/prism-scss.js';
import 'prismjs/components/prism-sql.js';
import 'prismjs/components/prism-toml.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-wasm.js';
import 'prismjs/components/prism-yaml.js';
import { escapeText } from './html.ts';

const otherNames: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  vue: 'html',
  svelte: 'html',
  wat: 'wasm',
  'c++': 'cpp',
  cs: 'csharp',
  webmanifest: 'json',
  jsonc: 'json',
};

/** Beyond this, marking keywords costs more than a reader gains. */
const longestHighlighted = 60_000;

/** Code as HTML, its tokens in `span.token`; an unknown language stays plain. */
export function highlight(code: string, language: string): string {
  const name = otherNames[language] ?? language;
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === 'object' && code.length <= longestHighlighted ? Prism.highlight(code, grammar, name) : escapeText(code);
}
