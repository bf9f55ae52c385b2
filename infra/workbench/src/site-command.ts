import { createRequire } from 'node:module';
import { inRepository } from './repository.ts';

interface Bootstrap {
  readonly verbs: { readonly site: object };
  nodeWords(verb: object, words: readonly string[]): readonly string[];
  nodeEnvironment(): Readonly<Record<string, string>>;
}
const bootstrap = createRequire(inRepository('package.json'))('./infra/workbench/bootstrap.cjs') as Bootstrap;

/** What Node is called with for a command of the site, as `npm run site` and `npm start` call it: prepared, where it was prepared. */
export function siteCommand(...words: readonly string[]): readonly string[] {
  return bootstrap.nodeWords(bootstrap.verbs.site, words);
}

/** What such a process finds in its environment besides. */
export function siteEnvironment(): Readonly<Record<string, string>> {
  return bootstrap.nodeEnvironment();
}
