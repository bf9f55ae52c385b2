import { readFileSync } from 'node:fs';
import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { attributes } from '@webdocs/standalone-pages';
import { instrumentedHtml } from './instrumented-html.ts';
import { instrumentedScript } from './instrumented-script.ts';
import { scriptName } from './script-name.ts';
import type { FrameFacts } from './sample-frame/frame-facts.ts';

const opting = /color-scheme|light-dark\(/;

const [plain = '', example = '', choice = ''] = ['plain', 'example', 'choice'].map((name) =>
  readFileSync(new URL(`./sample-styles/${name}.css`, import.meta.url), 'utf8'),
);

export interface Frame {
  /** Part of every message from and to this frame. */
  readonly id: string;
  readonly theme: FrameTheme;
  readonly lang: string;
  readonly frameScript: string;
  readonly wabtAddress: string;
}

/**
 * The whole document of a sample. What is written in one language cannot end what is written in another. Documents know the
 * styles of their sample as the first sheet, and by this id: the base style sheet follows it, in a layer, where it overrides nothing.
 */
export function sampleDocument(code: SampleCode, { id, theme, lang, frameScript, wabtAddress }: Frame): string {
  const followsTheme = knowsDark(code);
  const script = scriptOf(code);
  const start = (facts: string) => `<!doctype html>
<html${attributes({ lang })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample</title>
<link rel="icon" href="data:,">
<script${attributes({ 'data-frame': facts })}>${frameScript}</script>
`;
  const head = `${script.inHead}<style id="css-output">${withoutEnd(code.css ?? '')}</style>
<style>@layer look {
:root { color-scheme: ${followsTheme ? 'light dark' : 'light'}; }
${lookOf(code.defaults)}}</style>
</head>
<body>
`;
  const facts: FrameFacts = {
    id,
    theme,
    followsTheme,
    // The facts are on one line, whatever they say. A script that is put in later counts its own lines.
    firstLines: { html: lineAfter(start('') + head), js: script.inHead ? lineAfter(start('')) : 1 },
    ...(code.wat === undefined ? {} : { wat: { source: code.wat, script: instrumented(code.js ?? ''), wabtAddress } }),
  };
  return `${start(JSON.stringify(facts))}${head}${instrumentedHtml(code.html ?? '')}
${script.inBody}</body>
</html>
`;
}

/** Whether code knows of dark grounds. All other code was written on white and stays there. */
function knowsDark({ html = '', css = '', js = '' }: SampleCode): boolean {
  return [html, css, js].some((code) => opting.test(code));
}

/** What holds where the code's own styles say nothing. Writers know it: heights of frames and examples are made for it. */
function lookOf(defaults: SampleCode['defaults']): string {
  if (defaults === undefined) return plain;
  return defaults === 'ix-choice' ? `${example}\n${choice}` : example;
}

export function blankDocument(theme: FrameTheme): string {
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Sample</title><style>:root { color-scheme: ${theme}; }</style></head><body></body></html>
`;
}

/** In CSS an escaped slash is a slash. */
function withoutEnd(css: string): string {
  return css.replace(/<(?=\/style)/gi, '<\\');
}

interface PlacedScript {
  readonly inHead: string;
  readonly inBody: string;
}

/** What ends a script, or makes the browser look for another end of it. */
const endsScript = /<(?:\/?script|!--)/i;

/** A module runs when the document has been read, wherever it is: in the head it is no element of the sample. */
function scriptOf({ js, wat, defaults }: SampleCode): PlacedScript {
  if (!js || wat !== undefined) return { inHead: '', inBody: '' };
  // What uses WebAssembly without having any is a module as well, as it is with it.
  const script = instrumentedScript(js, { isModule: defaults === 'ix-wat' });
  const isModule = script?.isModule ?? (defaults === 'ix-wat' || /^\s*(?:import|export)\s/m.test(js));
  const code = named(script?.code ?? js);
  if (isModule && !endsScript.test(code)) return { inHead: `<script type="module">${code}</script>\n`, inBody: '' };
  return { inHead: '', inBody: scriptElement(code, isModule) };
}

function instrumented(code: string): string {
  return named(instrumentedScript(code, { isModule: true })?.code ?? code);
}

/** Errors say where they come from. */
function named(code: string): string {
  return `${code}\n//# sourceURL=${scriptName}`;
}

function lineAfter(text: string): number {
  return text.split('\n').length;
}

/**
 * The script as text, which a script puts in its own place: no sequence of characters in it ends anything, and it still
 * runs at the very place where it is.
 */
function scriptElement(code: string, isModule: boolean): string {
  const text = JSON.stringify(code).replaceAll('<', '\\u003c');
  const type = isModule ? 'own.type="module";' : '';
  return `<script>{const own=document.createElement("script");${type}own.textContent=${text};document.currentScript.replaceWith(own);own.remove()}</script>\n`;
}
