import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { importMapFile, pageOfCode, scriptFile, sourceFile, styleFile, watFile, type CodePageOptions } from './code-page.ts';
import { writtenZip } from './written-zip.ts';

type CopyOptions = Omit<CodePageOptions, 'isLinked'>;

/** Browsers take two million characters and no more. */
const longestAddress = 2_000_000;

/** An address that is the page itself; undefined where the code is too long for one. */
export function dataAddressOf(code: SampleCode, options: CopyOptions): string | undefined {
  const page = pageOfCode(code, options);
  // A half of a sign, which no address can have, is replaced as it is in a file.
  const written = encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(page)));
  const address = `data:text/html;charset=utf-8,${written}`;
  return address.length <= longestAddress ? address : undefined;
}

export function htmlFileOf(code: SampleCode, options: CopyOptions): Blob {
  return new Blob([pageOfCode(code, options)], { type: 'text/html' });
}

export function zipOf(code: SampleCode, options: CopyOptions, at: Date): Promise<Blob> {
  const { css = '', js = '', wat, language, importMap } = code;
  const source = sourceFile(language);
  const files = [
    { name: 'index.html', text: pageOfCode(code, { ...options, isLinked: true }) },
    { name: styleFile, text: css },
    { name: source, text: js },
    ...(source === scriptFile ? [] : [{ name: scriptFile, text: options.run ?? '' }]),
    ...(importMap === undefined ? [] : [{ name: importMapFile, text: importMap }]),
    ...(wat === undefined ? [] : [{ name: watFile, text: wat }]),
  ];
  return writtenZip(files, at);
}
