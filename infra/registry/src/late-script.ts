import { activeLocales } from '@webdocs/contracts/reader/locale';

/** A chunk is called what its file is called: shared/build/src/webpack-factory.ts. */
export function lateScript(chunk: string): string {
  return `client/${chunk}.js`;
}

/** Its file, or one for each language that words are in: `play-words` are `play-words-fr` and the others, of which a page fetches one. */
export function lateScripts(chunk: string, has: (path: string) => boolean): string[] {
  const named = lateScript(chunk);
  return has(named) ? [named] : activeLocales.map((locale) => lateScript(`${chunk}-${locale}`)).filter(has);
}
