import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { attributes } from '@webdocs/standalone-pages';
import { looks } from './looks.ts';
import { documentEnd, documentHead, knowsDark, placedScript, stylesAndBody } from './sample-frame/document-pieces.ts';

/**
 * The document of a sample for a frame without an origin, on a site that has no host for samples. Nothing watches it and nothing is told
 * of it: a loop without end is one. WebAssembly as text is not compiled there.
 */
export function staticSampleDocument(code: SampleCode, lang: string): string | undefined {
  const { html = '', js = '', wat, language, srcPrefix } = code;
  if (wat !== undefined || (language !== undefined && language !== 'module')) return undefined;
  const isModule = language === 'module' || /^\s*(?:import|export)\s/m.test(js);
  const script = js === '' ? { inHead: '', inBody: '' } : placedScript(js, isModule);
  const base = srcPrefix === undefined ? '' : `<base${attributes({ href: `${srcPrefix}/` })}>\n`;
  const head = stylesAndBody({ code, followsTheme: knowsDark(code), looks, script });
  return `<!doctype html>
<html${attributes({ lang })}>
${documentHead}${base}${head}${html}${documentEnd(script)}`;
}
