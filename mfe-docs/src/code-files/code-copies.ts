import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { pageOfCode, scriptFile, styleFile, watFile } from './code-page.ts';
import { writtenZip } from './written-zip.ts';

/** Browsers take two million characters and no more. */
const longestAddress = 2_000_000;

/** An address that is the page itself; undefined where the code is too long for one. */
export function dataAddressOf(code: SampleCode, origin: string): string | undefined {
  const page = pageOfCode(code, { origin });
  // A half of a sign, which no address can have, is replaced as it is in a file.
  const written = encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(page)));
  const address = `data:text/html;charset=utf-8,${written}`;
  return address.length <= longestAddress ? address : undefined;
}

export function htmlFileOf(code: SampleCode, origin: string): Blob {
  return new Blob([pageOfCode(code, { origin })], { type: 'text/html' });
}

export function zipOf(code: SampleCode, origin: string, at: Date): Promise<Blob> {
  const { css = '', js = '', wat } = code;
  const files = [
    { name: 'index.html', text: pageOfCode(code, { origin, isLinked: true }) },
    { name: styleFile, text: css },
    { name: scriptFile, text: js },
  ];
  return writtenZip(wat === undefined ? files : [...files, { name: watFile, text: wat }], at);
}
