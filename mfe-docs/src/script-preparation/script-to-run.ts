import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

/** The script of code as browsers run it; undefined where that is how it was written. One that cannot be read says so when it runs. */
export async function scriptToRun({ js, language, importMap }: SampleCode): Promise<string | undefined> {
  if (language === undefined || language === 'module') return undefined;
  const { preparation } = await import(/* webpackChunkName: "docs-script-preparation" */ './preparation.ts');
  const { isUnprepared, preparedCode } = preparation;
  // The map says what JSX is for. One with a mistake says nothing of it.
  const first = await preparedCode({ js, language, importMap });
  const prepared = isUnprepared(first) && first.part === 'importMap' ? await preparedCode({ js, language }) : first;
  if (!isUnprepared(prepared)) return prepared.js;
  const { line, message = 'it could not be compiled' } = prepared.values;
  return `throw new SyntaxError(${JSON.stringify(line === undefined ? message : `line ${line}: ${message}`)});`;
}
