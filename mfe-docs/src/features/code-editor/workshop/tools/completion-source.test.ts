/** @jest-environment jsdom */
import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { languages, type WorkshopLanguage } from '../languages.ts';
import type { KnownCompletion } from './availability.ts';
import { completionSource } from './completion-source.ts';

/** What is offered where `|` is; `isAsked` as with Control and Space. */
async function offeredIn(language: WorkshopLanguage, code: string, isAsked = false) {
  const at = code.indexOf('|');
  const state = EditorState.create({ doc: code.replace('|', ''), extensions: languages[language] });
  const result = await completionSource(language)(new CompletionContext(state, at, isAsked));
  const options: readonly KnownCompletion[] = result?.options ?? [];
  return { from: result?.from, options, labels: options.map(({ label }) => label) };
}

test.each<[WorkshopLanguage, string, string]>([
  ['css', 'p { tex| }', 'text-wrap'],
  ['css', '.a { .b { tex| } }', 'text-wrap'],
  ['css', 'p { display: gr| }', 'grid'],
  ['css', 'p { color: reb| }', 'rebeccapurple'],
  ['css', 'p { grid-template-columns: min| }', 'minmax()'],
  ['css', 'p { color: inh| }', 'inherit'],
  ['css', '@con|', 'container'],
  ['css', 'a:hov|', ':hover'],
  ['css', 'p::bef|', '::before'],
  ['css', 'but|', 'button'],
  ['html', '<dia|', 'dialog'],
  ['html', '<img al|', 'alt'],
  ['html', '<input type="che|">', 'checkbox'],
  ['html', '<section><b>x</b></|', 'section'],
  ['html', '<style>p { tex| }</style>', 'text-wrap'],
  ['html', '<script>docu|</script>', 'document'],
  ['js', 'docu|', 'document'],
  ['js', 'document.query|', 'querySelectorAll'],
  ['js', 'Math.ma|', 'max'],
  ['js', 'Array.fr|', 'from'],
  ['js', 'rows.fil|', 'filter'],
  ['js', 'button.addEv|', 'addEventListener'],
  ['js', 'const lightness = 1;\nlig|', 'lightness'],
  ['js', 'ret|', 'return'],
])('%s: %s offers %s', async (language, code, name) => {
  expect((await offeredIn(language, code)).labels).toContain(name);
});

test.each<[WorkshopLanguage, string]>([
  ['css', '/* tex| */'],
  ['css', 'p { content: "tex|" }'],
  ['html', '<p>dia|</p>'],
  ['html', '<!-- <dia| -->'],
  ['js', '// docu|'],
  ['js', 'say("docu|")'],
  ['js', 'const docu|'],
  ['js', '1.|'],
])('nothing is offered in a comment, a string, or where a name is made up: %s %s', async (language, code) => {
  expect((await offeredIn(language, code)).labels).toEqual([]);
});

test('a constructor is offered with what it has itself, and not with what its objects have', async () => {
  const { labels } = await offeredIn('js', 'Array.|');
  expect(labels).toContain('isArray');
  expect(labels).not.toContain('map');
});

test('a name says how far it may be relied on', async () => {
  const { options } = await offeredIn('css', 'p { a| }');
  const of = (name: string) => options.find(({ label }) => label === name)?.availability;
  expect([of('display'), of('accent-color')]).toEqual(['high', 'limited']);
});

test('the word before the caret is what is replaced', async () => {
  expect((await offeredIn('css', 'p { text-wr| }')).from).toBe(4);
  expect((await offeredIn('js', 'document.query|')).from).toBe(9);
});

test.each<[WorkshopLanguage, string, string, string | undefined]>([
  ['css', 'p { gri| }', 'grid-area', 'Web/CSS/Reference/Properties/grid-area'],
  ['css', '@con|', 'container', 'Web/CSS/Reference/At-rules/@container'],
  ['html', '<dia|', 'dialog', 'Web/HTML/Reference/Elements/dialog'],
  ['js', 'Ma|', 'Map', 'Web/JavaScript/Reference/Global_Objects/Map'],
  ['js', 'Ran|', 'RangeError', 'Web/JavaScript/Reference/Global_Objects/RangeError'],
  ['js', 'par|', 'parseInt', 'Web/JavaScript/Reference/Global_Objects/parseInt'],
  ['js', 'Abo|', 'AbortController', 'Web/API/AbortController'],
  ['js', 'ale|', 'alert', 'Web/API/Window/alert'],
  ['js', 'Lan|', 'LanguageModel', 'Web/API/LanguageModel'],
  ['js', 'ret|', 'return', undefined],
])('%s: %s, of which %s is explained at %s', async (language, code, name, about) => {
  const { options } = await offeredIn(language, code);
  expect(options.find(({ label }) => label === name)?.about).toBe(about);
});
