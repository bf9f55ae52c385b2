import type { CodePlace, FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { codeListing, languageName } from './code-listing.ts';
import { codeOfAddress, type MissingCode } from './code-of-address.ts';
import type { EmbedFacts, EmbedState } from './embed-facts.ts';
import { guardedRunIn } from './guarded-run.ts';

const facts = JSON.parse((document.currentScript as HTMLScriptElement).dataset['embed'] ?? '{}') as EmbedFacts;
const root = document.documentElement;
const part = <E extends HTMLElement>(name: string) => document.querySelector<E>(`[data-${name}]`) as E;

const runButton = part<HTMLButtonElement>('run');
const againButton = part<HTMLButtonElement>('again');
const link = part<HTMLAnchorElement>('playground');
const warning = part('warning');
const status = part('status');
const result = part('result');
const before = result.firstElementChild as HTMLElement;
const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** All others say what went wrong. */
const pending: readonly EmbedState[] = ['coming', 'starting'];
const passing: readonly EmbedState[] = ['busy', 'away', 'failed'];

let code: SampleCode | undefined;
/** Grows with each reading: an answer that comes late is none. */
let reading = 0;
let isStarting = false;

const run = guardedRunIn(result, {
  origin: facts.playOrigin,
  lang: facts.lang,
  title: facts.resultTitle,
  // Code that was stopped at its start runs on, as far as it does.
  onRunning: () => isStarting && say(undefined),
  onStopped: (place, count) => say('stopped', { ...stopOf(place), count: (count ?? 1).toLocaleString(facts.lang) }),
  onNoModule: (name) => say('no-module', { name }),
  onEnd(why) {
    before.hidden = false;
    say(why);
  },
});

runButton.addEventListener('click', start);
againButton.addEventListener('click', () => void read());
dark.addEventListener('change', () => run.follow(theme()));
window.addEventListener('hashchange', () => void read());
void read();

/** What the address names. Nothing runs by it. */
async function read(): Promise<void> {
  const mine = (reading += 1);
  run.end();
  code = undefined;
  runButton.disabled = true;
  warning.hidden = before.hidden = false;
  link.href = withCode(facts.playground);
  say('coming');
  try {
    const found = await codeOfAddress(window.location);
    if (mine !== reading) return;
    code = found;
    part('code').replaceChildren(...codeListing(found));
    // A sandbox without an origin is told apart by no frame: none would take code from it.
    if (window.origin === 'null') return fail('confined', 'EMBED_CONFINED');
    if (isCompiled(found.language)) return fail('uncompiled', 'EMBED_UNCOMPILED', { language: languageName(found) });
    runButton.disabled = false;
    say(undefined);
  } catch (thrown) {
    if (mine !== reading) return;
    const { state, message } = thrown as MissingCode;
    fail(state, message);
  }
}

function start(): void {
  if (!code) return;
  const onlyCode = document.querySelector<HTMLInputElement>('[name="view"][value="code"]:checked');
  if (onlyCode) (document.querySelector('[name="view"][value="both"]') as HTMLInputElement).checked = true;
  warning.hidden = before.hidden = true;
  say('starting');
  run.run(code, theme());
}

function fail(state: EmbedState, message: string, values = {}): void {
  warning.hidden = true;
  before.hidden = true;
  console.warn(message);
  say(state, values);
}

function say(state: EmbedState | undefined, values: Readonly<Record<string, string | number>> = {}): void {
  isStarting = state === 'starting';
  document.body.toggleAttribute('data-missing', code === undefined && state !== undefined && state !== 'coming');
  status.textContent = state ? facts.sentences[state].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')) : '';
  status.parentElement?.toggleAttribute('data-failed', state !== undefined && !pending.includes(state));
  // What ran is run again by its own button.
  againButton.hidden = code !== undefined || state === undefined || !passing.includes(state);
}

function stopOf({ part: language, line }: CodePlace): { readonly language: string; readonly line: number } {
  return { language: language === 'html' ? 'HTML' : 'JavaScript', line };
}

/** What browsers do not run as it is: only the Playground has what makes JavaScript of it. */
function isCompiled(language: SampleCode['language']): boolean {
  return language !== undefined && language !== 'module';
}

function theme(): FrameTheme {
  const { theme: wanted } = root.dataset;
  return wanted === 'dark' || (wanted !== 'light' && dark.matches) ? 'dark' : 'light';
}

/** The Playground opens the code that is shown here; only what is after the hash is carried over. */
function withCode(playground: string): string {
  const address = new URL(playground);
  if (!address.search) address.hash = window.location.hash;
  return address.href;
}
