import { openData } from '../open-data/open-data.ts';
import { completionNames } from './completion-names.ts';

/** In the remote that shows them, so that a team builds it without this package. */
export const completionNamesFile = new URL('../../../../mfe-docs/src/features/code-editor/workshop/tools/names.json', import.meta.url);

/** The file as it is for the packages that are installed. */
export function completionNamesText(): string {
  const { compat, features, cssGrammar: grammar, interfaces } = openData({ report: refuse });
  if (!compat || !features || !grammar || !interfaces) throw new Error('The packages with data about the web platform are not installed.');
  return `${JSON.stringify(completionNames({ compat, features, grammar, interfaces }), null, 2)}\n`;
}

function refuse(failure: Error): never {
  throw failure;
}
