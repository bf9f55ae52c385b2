import { hasModules } from '@webdocs/contracts/samples/has-modules';
import { isFromWaiting, readByPort, runnerVersion, waitingAddress, type RunOrder } from '@webdocs/contracts/samples/runner-messages';
import type { CodePlace, FrameTheme, MessageToFrame } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

export interface GuardedRunOptions {
  /** Origin of the playground. */
  readonly origin: string;
  readonly lang: string;
  readonly title: string;
  readonly onRunning: () => void;
  readonly onStopped: (place: CodePlace, count: number | undefined) => void;
  /** Code asks for a module that it does not get. */
  readonly onNoModule: (name: string) => void;
  /** Nothing runs any more: the frame did not come, or its code said nothing, or more than a page can take. */
  readonly onEnd: (why: 'away' | 'silent') => void;
}

export interface GuardedRun {
  readonly run: (code: SampleCode, theme: FrameTheme) => void;
  readonly follow: (theme: FrameTheme) => void;
  readonly end: () => void;
}

const patienceMs = 10_000;
const lookEveryMs = 500;
/** Five seconds: loops are counted and stopped within, so only what hangs in the browser itself is silent for so long. */
const mostUnanswered = 10;
/** A frame of ours sends 210 messages a second at most. */
const mostMessagesBetweenLooks = 500;
/** Code that loads its page again and again is given to it no more often. */
const againMs = 100;

/**
 * Runs code of others within a page of another site. Loops are counted from the first run: nothing says with what the frame shares its
 * process here. No dialogs, no windows, no downloads: its reader may not know whose code it is.
 */
export function guardedRunIn(
  place: HTMLElement,
  { origin, lang, title, onRunning, onStopped, onNoModule, onEnd }: GuardedRunOptions,
): GuardedRun {
  let frame: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let timer: number | undefined;
  let looking: number | undefined;
  let unanswered = 0;
  let heard = 0;
  let isHeld = false;
  let order: { readonly code: SampleCode; readonly theme: FrameTheme } = { code: {}, theme: 'light' };

  window.addEventListener('message', hear);
  return { run, follow, end };

  function run(code: SampleCode, theme: FrameTheme): void {
    end();
    order = { code, theme };
    frame = document.createElement('iframe');
    frame.title = title;
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-pointer-lock');
    frame.allow = 'fullscreen';
    frame.toggleAttribute('data-coming', true);
    // A host of its own for each run: what code keeps, and what hangs in it, is gone with it.
    const name = crypto.randomUUID();
    frame.src = waitingAddress({ origin, name, srcPrefix: code.srcPrefix, hasModules: hasModules(code), isEmbedded: true });
    place.append(frame);
    timer = window.setTimeout(() => give('away'), patienceMs);
  }

  function hear(event: MessageEvent): void {
    // What is not read costs nothing: the page around may send anything, at any rate.
    if (!frame || event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin) return;
    if (!isFromWaiting(event.data, 'waiting')) return;
    const isAgain = port !== undefined;
    port?.close();
    window.clearTimeout(timer);
    timer = window.setTimeout(handOver, isAgain ? againMs : 0);
  }

  function handOver(): void {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = take;
    const message: RunOrder = { typ: 'run', version: runnerVersion, ...order, lang, isGuarded: true, isTyped: false };
    frame?.contentWindow?.postMessage(message, new URL(frame.src).origin, [channel.port2]);
    unanswered = heard = 0;
    isHeld = false;
    window.clearInterval(looking);
    looking = window.setInterval(look, lookEveryMs);
  }

  function take({ data }: MessageEvent): void {
    heard += 1;
    if (heard > mostMessagesBetweenLooks) return give('silent');
    const message = readByPort(data);
    if (message?.typ === 'pong') unanswered = 0;
    else if (message?.typ === 'ready') show();
    else if (message?.typ === 'stopped') onStopped(message.place, message.count);
    else if (message?.typ === 'no-module') onNoModule(message.name);
    else if (message?.typ === 'leaving') isHeld = true;
    else if (message?.typ === 'unguarded') give('away');
  }

  function show(): void {
    frame?.removeAttribute('data-coming');
    onRunning();
  }

  /** Looks that the page could not take for itself count for nothing: each sends one question. */
  function look(): void {
    heard = 0;
    if (isHeld || document.hidden) unanswered = 0;
    else if (unanswered >= mostUnanswered) give('silent');
    else {
      unanswered += 1;
      tell({ typ: 'ping' });
    }
  }

  function give(why: 'away' | 'silent'): void {
    end();
    onEnd(why);
  }

  function follow(theme: FrameTheme): void {
    order = { ...order, theme };
    tell({ typ: 'theme', theme });
  }

  function tell(message: MessageToFrame): void {
    port?.postMessage(message);
  }

  function end(): void {
    window.clearTimeout(timer);
    window.clearInterval(looking);
    port?.close();
    frame?.remove();
    frame = port = undefined;
  }
}
