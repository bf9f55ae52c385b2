import {
  addressed,
  exampleFrameId,
  readFromFrame,
  runnerAddress,
  type CodePlace,
  type ConsoleMessage,
  type MarkMessage,
  type MessageFromFrame,
  type MessageToFrame,
} from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { logMessages } from './log-messages.ts';
import type { KeptRun, SamplesAway } from './kept-run.ts';
import { themeOfPage } from './theme-of-page.ts';

/** The state of a run: 'silent' is one that said nothing in time, 'offline' one that cannot be had now, 'ended' one that the reader stopped. */
export type RunState = 'loading' | 'running' | 'silent' | 'offline' | 'ended';

export interface RunnerOptions {
  /** Origin of the playground. */
  readonly origin: string;
  /** Runs code while the site is out of reach; undefined where nothing can. */
  readonly away?: SamplesAway | undefined;
  readonly onState: (state: RunState) => void;
  readonly onConsole?: (message: ConsoleMessage) => void;
  /** Whether readers write the code. It has a process of its own then: what hangs in it holds up no other sample, and ends with its frame. */
  readonly isWritten?: boolean;
  /** Told where code was stopped that ran for too long without a pause; its frame lives on. */
  readonly onStopped?: (place: CodePlace) => void;
  /** Told what became of a check that the frame was sent. */
  readonly onMark?: (message: MarkMessage) => void;
}

export interface Runner {
  readonly run: (code: SampleCode) => Promise<void>;
  /** The same code from its start. */
  readonly runAgain: () => Promise<void>;
  /** Said to the frame when it runs, and after it has run again. */
  readonly send: (message: MessageToFrame) => void;
  /** Ends the code, whatever it is doing. */
  readonly end: () => void;
  readonly stop: () => void;
}

const patienceMs = 10_000;
/** Without a network a page comes out of the browser's cache, or not at all. */
const patienceOfflineMs = 2000;
/** How long a frame that is silent may still begin: a slow line looks the same as code that hangs. */
const lastChanceMs = 10_000;
const pongMs = 500;

/**
 * Hosts whose code no longer lets the browser work. A browser may keep all that comes from a host in one process, so the same code
 * would wait there for itself.
 */
const hung = new Set<string>();

/**
 * Runs code in a frame of its own origin. The frame of the next run waits behind the one that is shown until its code has
 * started: nothing flashes, and the reader's way back through pages is not filled with runs.
 */
export function runnerIn(
  first: HTMLIFrameElement,
  { origin, away, isWritten = false, onState, onConsole, onStopped, onMark }: RunnerOptions,
): Runner {
  const empty = first.cloneNode() as HTMLIFrameElement;
  let shown = first;
  let coming: HTMLIFrameElement | undefined;
  let newest: SampleCode | undefined;
  let lastSaid: MessageToFrame | undefined;
  let runs = 0;
  let timer: number | undefined;
  let runState: RunState = 'loading';
  let heardPong: (() => void) | undefined;
  let byPort: KeptRun | undefined;
  /** Of the newest run: whether it asks no server. */
  let isKept = false;
  const log = logMessages();

  const themes = new MutationObserver(() => tell({ typ: 'theme', theme: themeOfPage() }));
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  window.addEventListener('message', hear);
  window.addEventListener('online', retry);
  // A browser that never thought it was offline says nothing when the site is back.
  const endReturn = away?.onReturn(retry);

  return { run, runAgain, send, end, stop };

  async function run(code: SampleCode): Promise<void> {
    const before = runState;
    const isOut = isOutOfReach();
    newest = code;
    isKept = isOut && away !== undefined;
    runs += 1;
    const own = runs;
    enter('loading');
    wait(isOut);
    const { state, hash } = await encodeSample(code);
    if (before === 'silent') drop();
    else if (before === 'running' && (byPort || hostOf(shown) === hash) && !(await isAlive())) drop();
    if (own !== runs) return;
    endPort();
    if (isOut && away) return runKept(code, away, own);
    const id = crypto.randomUUID();
    const hasHung = hung.has(hash);
    const host = hasHung ? crypto.randomUUID() : hash;
    const isApart = isWritten || hasHung;
    open(runnerAddress({ origin, state, hash: host, id, theme: themeOfPage(), srcPrefix: code.srcPrefix, isApart }));
  }

  async function runKept(code: SampleCode, samples: SamplesAway, own: number): Promise<void> {
    // Without it the run is given up in time, as one that cannot be had now.
    const loaded = await import(/* webpackChunkName: "docs-kept-run" */ './kept-run.ts').catch(() => undefined);
    const run = await loaded?.keptRun({
      ...{ origin, samples, code, theme: themeOfPage(), lang: document.documentElement.lang },
      isWanted: () => own === runs,
      open(address) {
        // Pictures may have taken long.
        wait(true);
        return open(address);
      },
      take,
    });
    if (own === runs) byPort = run;
    else run?.close();
  }

  function wait(isOut: boolean): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(giveUp, isOut ? patienceOfflineMs : patienceMs);
  }

  function isOutOfReach(): boolean {
    return !navigator.onLine || away?.isAway() === true;
  }

  async function runAgain(): Promise<void> {
    if (newest) await run(newest);
  }

  function send(message: MessageToFrame): void {
    lastSaid = message;
    tell(message);
  }

  function end(): void {
    runs += 1;
    window.clearTimeout(timer);
    drop();
    enter('ended');
  }

  function stop(): void {
    runs += 1;
    window.clearTimeout(timer);
    endPort();
    themes.disconnect();
    window.removeEventListener('message', hear);
    window.removeEventListener('online', retry);
    endReturn?.();
  }

  function open(address: string): HTMLIFrameElement {
    coming?.remove();
    if (!shown.hasAttribute('src')) {
      shown.src = address;
      return shown;
    }
    coming = shown.cloneNode() as HTMLIFrameElement;
    coming.src = address;
    coming.toggleAttribute('data-coming', true);
    coming.inert = true;
    shown.after(coming);
    return coming;
  }

  function endPort(): void {
    byPort?.close();
    byPort = undefined;
  }

  /** Frames that may hang, for an empty one: a browser ends code with its frame. */
  function drop(): void {
    hung.add(hostOf(coming ?? shown) ?? '');
    takeAway();
  }

  function takeAway(): void {
    endPort();
    const next = empty.cloneNode() as HTMLIFrameElement;
    shown.replaceWith(next);
    coming?.remove();
    shown = next;
    coming = undefined;
  }

  function isAlive(): Promise<boolean> {
    return new Promise((resolve) => {
      const wait = window.setTimeout(() => resolve(false), pongMs);
      heardPong = () => {
        window.clearTimeout(wait);
        resolve(true);
      };
      tell({ typ: 'ping' });
    });
  }

  function hear({ source, origin: sender, data }: MessageEvent): void {
    const frame = [coming, shown].find((one) => one && one.contentWindow === source);
    const id = frame && exampleFrameId(frame.src);
    if (frame === undefined || id === undefined || sender !== new URL(frame.src).origin) return;
    const message = readFromFrame(data, id);
    // What is still shown may be heard of no more: the next run has begun.
    if (message && (message.typ === 'pong' || frame === (coming ?? shown))) take(message);
  }

  function take(message: MessageFromFrame): void {
    if (message.typ === 'pong') return heardPong?.();
    log(message.typ);
    if (message.typ === 'ready') begin();
    else if (message.typ === 'mark') onMark?.(message);
    else if (message.typ === 'stopped') onStopped?.(message.place);
    else onConsole?.(message);
  }

  function begin(): void {
    window.clearTimeout(timer);
    if (coming) {
      coming.removeAttribute('data-coming');
      coming.inert = false;
      shown.remove();
      shown = coming;
      coming = undefined;
    }
    enter('running');
    if (lastSaid) tell(lastSaid);
    tell({ typ: 'theme', theme: themeOfPage() });
  }

  function tell(message: MessageToFrame): void {
    if (byPort) return byPort.tell(message);
    const id = exampleFrameId(shown.src);
    if (id !== undefined) shown.contentWindow?.postMessage(addressed(message, id), new URL(shown.src).origin);
  }

  function giveUp(): void {
    const isOut = isOutOfReach();
    // It began before the page knew that the site is gone, or is back.
    if (away && isOut !== isKept) return void runAgain();
    // In its place is a page of the browser about the network.
    if (isOut) takeAway();
    enter(isOut ? 'offline' : 'silent');
    if (runState === 'silent') timer = window.setTimeout(drop, lastChanceMs);
  }

  function retry(): void {
    if (runState === 'silent' || runState === 'offline') void runAgain();
  }

  function enter(next: RunState): void {
    runState = next;
    onState(next);
  }
}

function hostOf(frame: HTMLIFrameElement | undefined): string | undefined {
  return frame?.hasAttribute('src') ? new URL(frame.src).host.split('.')[0] : undefined;
}
