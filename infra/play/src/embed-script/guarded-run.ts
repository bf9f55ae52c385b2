import { hasModules } from '@webdocs/contracts/samples/has-modules';
import { messageRate } from '@webdocs/contracts/samples/message-rate';
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
  readonly onEnd: (why: RunEnd) => void;
}

/** Nothing runs any more: the frame did not come, its code said nothing, or more than a page can take, or left its document for another. */
export type RunEnd = 'away' | 'silent' | 'flooded' | 'left';

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
const mostMessagesInSecond = 1000;
/** And the page is at work with them for this long: more is made to hold it up. */
const mostWorkInSecondMs = 500;
/** To the window of the page a frame of ours says one word. Code may tell the page around it of each frame of the screen. */
const mostToWindowInSecond = 300;
/** Code that loads its page again and again is given to it no more often. */
const againMs = 100;
/** What a page of ours says as it loads is here by then. */
const afterLoadMs = 500;

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
  /** Its document goes: the next one may say that it waits. */
  let isLeaving = false;
  const rate = messageRate(mostMessagesInSecond);
  const work = messageRate(mostWorkInSecondMs);
  const toWindow = messageRate(mostToWindowInSecond);
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
    frame.addEventListener('load', () => isLeaving && leaveAfter(afterLoadMs));
    // A host of its own for each run: what code keeps, and what hangs in it, is gone with it.
    const name = crypto.randomUUID();
    frame.src = waitingAddress({ origin, name, srcPrefix: code.srcPrefix, hasModules: hasModules(code), isEmbedded: true });
    place.append(frame);
    timer = window.setTimeout(() => give('away'), patienceMs);
  }

  function hear(event: MessageEvent): void {
    // The page around may send anything, at any rate: that it can hold up is its own.
    if (!frame || isAround(event.source)) return;
    // Of frames within the frame, too, even those that are gone: their messages have no window to know them by.
    if (port && toWindow.isExceeded()) return give('flooded');
    if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin) return;
    // Reading it takes a thousand times as long as not reading it, where it is a megabyte.
    if ((port && !isLeaving) || !isFromWaiting(event.data, 'waiting')) return;
    const isAgain = port !== undefined;
    port?.close();
    isLeaving = false;
    window.clearTimeout(timer);
    timer = window.setTimeout(handOver, isAgain ? againMs : 0);
  }

  function handOver(): void {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = take;
    const message: RunOrder = { typ: 'run', version: runnerVersion, ...order, lang, isGuarded: true, isTyped: false };
    frame?.contentWindow?.postMessage(message, new URL(frame.src).origin, [channel.port2]);
    unanswered = 0;
    window.clearInterval(looking);
    looking = window.setInterval(look, lookEveryMs);
  }

  function take(event: MessageEvent): void {
    const start = performance.now();
    // Large ones take their time right here.
    const message = readByPort(event.data);
    if (rate.isExceeded()) return give('flooded');
    if (message?.typ === 'pong') unanswered = 0;
    else if (message?.typ === 'ready') show();
    else if (message?.typ === 'stopped') onStopped(message.place, message.count);
    else if (message?.typ === 'no-module') onNoModule(message.name);
    else if (message?.typ === 'leaving') leave();
    else if (message?.typ === 'unguarded') give('away');
    if (port && work.isExceeded(performance.now() - start)) give('flooded');
  }

  /** A page that is none of ours takes its place, unless one says soon that it waits. */
  function leave(): void {
    isLeaving = true;
    leaveAfter(patienceMs);
  }

  function leaveAfter(milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => give('left'), milliseconds);
  }

  function show(): void {
    frame?.removeAttribute('data-coming');
    onRunning();
  }

  /** Looks that the page could not take for itself count for nothing: each sends one question. */
  function look(): void {
    if (isLeaving || document.hidden) unanswered = 0;
    else if (unanswered >= mostUnanswered) give('silent');
    else {
      unanswered += 1;
      tell({ typ: 'ping' });
    }
  }

  function give(why: RunEnd): void {
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
    isLeaving = false;
  }
}

/** Whether it is the window of a page around this one. */
function isAround(source: MessageEventSource | null): boolean {
  for (let page: Window = window; page !== page.parent; page = page.parent) if (page.parent === source) return true;
  return false;
}
