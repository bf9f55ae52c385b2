import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const inDesign = createRequire(import.meta.url);
const own = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');
const ofDesign = (name: string) => readFileSync(inDesign.resolve(`@webdocs/design/${name}.css`), 'utf8');

/** The look of the site without its fonts: a guest in another page brings none. */
export const embedLook = [
  '@layer reset, tokens, base, embed;',
  ...['reset', 'tokens', 'base'].map((name) => `@layer ${name} {\n${ofDesign(name)}}`),
  `@layer embed {\n${own('embed')}${own('embed-conditions')}}`,
].join('\n');
