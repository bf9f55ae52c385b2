import type { ScriptLanguage } from '@webdocs/contracts/samples/sample-code';

/** Names, which are the same in every language of the site. */
export const scriptNames: Readonly<Record<ScriptLanguage, string>> = {
  module: 'JavaScript',
  ts: 'TypeScript',
  jsx: 'JSX',
  tsx: 'TSX',
};
