import { readFileSync } from 'node:fs';
import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { attributes } from '@webdocs/standalone-pages';
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
  const facts: FrameFacts = {
    id,
    theme,
    followsTheme,
    ...(code.wat === undefined ? {} : { wat: { source: code.wat, script: code.js ?? '', wabtAddress } }),
  };
  const scheme = `:root { color-scheme: ${followsTheme ? 'light dark' : 'light'}; }`;
  const script = code.wat === undefined && code.js ? scriptElement(code.js, code.defaults === 'ix-wat') : '';
  return `<!doctype html>
<html${attributes({ lang })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample</title>
<link rel="icon" href="data:,">
<script${attributes({ 'data-frame': JSON.stringify(facts) })}>${frameScript}</script>
<style id="css-output">${withoutEnd(code.css ?? '')}</style>
<style>@layer look {
${scheme}
${lookOf(code.defaults)}}</style>
</head>
<body>
${code.html ?? ''}
${script}</body>
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

/**
 * The script as text, which a script puts in its own place: no sequence of characters in it ends anything, and it still
 * runs at the very place where it is.
 */
function scriptElement(code: string, isModule: boolean): string {
  const text = JSON.stringify(code).replaceAll('<', '\\u003c');
  const type = isModule ? 'own.type="module";' : '';
  return `<script>{const own=document.createElement("script");${type}own.textContent=${text};document.currentScript.replaceWith(own);own.remove()}</script>\n`;
}
