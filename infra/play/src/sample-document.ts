import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { attributes } from '@webdocs/standalone-pages';
import { instrumentedHtml } from './instrumented-html.ts';
import { instrumentedScript } from './instrumented-script.ts';
import { looks } from './looks.ts';
import {
  documentEnd,
  documentHead,
  knowsDark,
  named,
  placedScript,
  stylesAndBody,
  type PlacedScript,
} from './sample-frame/document-pieces.ts';
import type { FrameFacts } from './sample-frame/frame-facts.ts';

export interface Frame {
  /** Part of every message from and to this frame. */
  readonly id: string;
  readonly theme: FrameTheme;
  readonly lang: string;
  readonly frameScript: string;
  readonly wabtAddress: string;
}

/** The whole document of a sample. What is written in one language cannot end what is written in another. */
export function sampleDocument(code: SampleCode, { id, theme, lang, frameScript, wabtAddress }: Frame): string {
  const script = scriptOf(code);
  const start = (facts: string) => `<!doctype html>
<html${attributes({ lang })}>
${documentHead}<script${attributes({ 'data-frame': facts })}>${frameScript}</script>
${importMapOf(code)}`;
  const followsTheme = knowsDark(code);
  const head = stylesAndBody({ code, followsTheme, looks, script });
  const facts: FrameFacts = {
    id,
    theme,
    followsTheme,
    // The facts are on one line, whatever they say. A script that is put in later counts its own lines.
    firstLines: { html: lineAfter(start('') + head), js: script.inHead ? lineAfter(start('')) : 1 },
    ...(code.wat === undefined ? {} : { wat: { source: code.wat, script: instrumented(code.js ?? ''), wabtAddress } }),
  };
  return `${start(JSON.stringify(facts))}${head}${instrumentedHtml(code.html ?? '')}${documentEnd(script)}`;
}

export function blankDocument(theme: FrameTheme): string {
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Sample</title><style>:root { color-scheme: ${theme}; }</style></head><body></body></html>
`;
}

function scriptOf({ js, wat, defaults, language }: SampleCode): PlacedScript {
  if (!js || wat !== undefined) return { inHead: '', inBody: '' };
  // The Playground is what makes JavaScript of it.
  if (language && language !== 'module') return placedScript(`console.error(${JSON.stringify(onlyInPlayground)})`, false);
  // What uses WebAssembly without having any is a module as well, as it is with it.
  const isSaidToBe = language === 'module' || defaults === 'ix-wat';
  const script = instrumentedScript(js, { isModule: isSaidToBe });
  const isModule = script?.isModule ?? (isSaidToBe || /^\s*(?:import|export)\s/m.test(js));
  return placedScript(script?.code ?? js, isModule);
}

/** Before everything that imports. In JSON an escaped sign is the sign. */
function importMapOf({ importMap }: SampleCode): string {
  return importMap?.trim() ? `<script type="importmap">${importMap.replaceAll('<', '\\u003c')}</script>\n` : '';
}

function instrumented(code: string): string {
  return named(instrumentedScript(code, { isModule: true })?.code ?? code);
}

const onlyInPlayground = 'This script is TypeScript or JSX, which runs in the Playground only: open it there';

function lineAfter(text: string): number {
  return text.split('\n').length;
}
