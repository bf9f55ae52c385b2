import { hasModules } from '@webdocs/contracts/samples/has-modules';
import { hasScript } from '@webdocs/contracts/samples/has-script';
import { messageRate } from '@webdocs/contracts/samples/message-rate';
import {
  isFromWaiting,
  readByPort,
  runnerVersion,
  waitingAddress,
  type NoModuleMessage,
  type RunOrder,
} from '@webdocs/contracts/samples/runner-messages';
import type { CodePlace, MessageToFrame, StoppedMessage } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { heartbeat, type Heartbeat } from './heartbeat.ts';
import { logMessages } from './log-messages.ts';
import type { RunState } from './runner-frame.ts';
import { askForThread, type ThreadQuestion } from './shared-thread.ts';
import { themeOf } from './theme-of-page.ts';

/**
 * Besides: 'guarded' is code that said nothing, was removed, and runs again with its loops counted; 'flooded' said too much, 'asked' opened dialogs
 * without end; 'left' put another page in the place of its own before it was ready; 'unnamed' was removed and cannot be run again with its loops
 * counted: what counts them is out of reach; 'heavy' is a page without a script that the browser did not lay out in time.
 */
export type PortRunState = RunState | 'guarded' | 'heavy' | 'flooded' | 'asked' | 'left' | 'unnamed';

export interface PortRunnerOptions {
  /** Gives a frame without an address. */
  readonly makeFrame: () => HTMLIFrameElement;
  /** Origin of the playground. */
  readonly origin: string;
  readonly lang: string;
  readonly onState: (state: PortRunState) => void;
  /** What the code printed, not read yet. */
  readonly onPrints: (data: unknown) => void;
  readonly onStopped: (place: CodePlace, count: number | undefined) => void;
  /** Code asked for a module that it does not get. */
  readonly onNoModule: (message: NoModuleMessage) => void;
}

export interface PortRunner {
  /** Has a frame wait for the code that comes. */
  readonly prepare: () => void;
  /** While its reader types it, code does not take the focus. */
  readonly run: (code: SampleCode, isTyped?: boolean) => void;
  /** Ends the code, whatever it is doing. */
  readonly end: () => void;
  readonly stop: () => void;
}

/** One frame. It waits for code, then has a port. */
interface Frame {
  readonly element: HTMLIFrameElement;
  readonly address: string;
  isWaiting: boolean;
  port?: MessagePort;
  /** Its document goes: the next one may say that it waits. */
  isLeaving?: boolean;
  hasStopped?: boolean;
}

const patienceMs = 10_000;
/** How long a process lives on without its frames, at most. */
const processEndsMs = 1000;
/** Two looks more, and it makes no two seconds. Code that works for 900 ms is far from it. */
const silenceMs = 1400;
/** Code whose loops are counted is stopped in them; what hangs elsewhere, in a regular expression, say, has this long, and so has mere HTML. */
const guardedSilenceMs = 5000;
/** A frame that loads itself again and again is given its code no more often. */
const againMs = 100;
/** What a page of ours says as it loads is here by then. */
const afterLoadMs = 500;
/** A frame of ours sends 210 messages a second at most. */
const mostMessagesInSecond = 1000;
/** And the page is at work with them for this long: more is made to hold it up. */
const mostWorkInSecondMs = 500;
/** To the window of the page a frame of ours says two words. Code that tells the page around it of each frame of the screen may. */
const mostToWindowInSecond = 300;
/** Of a megabyte each fewer arrive, and one after the other they leave the page no time for anything else. */
const mostWhileHeldUp = 30;
/** More dialogs than a reader can answer in a minute are no questions. */
const mostDialogsInMinute = 30;

/**
 * Firefox keeps the frames of all hosts here in one process, for as long as any of them lives: code that hangs there outlives its own frame,
 * and is stopped only from within. The property is Firefox's own.
 */
const keepsHostsTogether = () => 'mozInnerScreenX' in window;

/**
 * Runs code that readers write. Frames are static pages of a host that is made up for this visit: the next one waits, unseen, before it is needed,
 * and is given its code by a port, so a run asks no server for anything.
 */
export function portRunnerIn(
  place: HTMLElement,
  { makeFrame, origin, lang, onState, onPrints, onStopped, onNoModule }: PortRunnerOptions,
): PortRunner {
  let name: string = crypto.randomUUID();
  let shown: Frame | undefined;
  let coming: Frame | undefined;
  let spare: Frame | undefined;
  let code: SampleCode = {};
  let isTyped = false;
  let hasHung = false;
  /** Whether code was removed that may still hang. */
  let leftSome = false;
  let heart: Heartbeat | undefined;
  let question: (ThreadQuestion & { readonly of: Frame }) | undefined;
  let isThreadShared: boolean | undefined = keepsHostsTogether() || undefined;
  let timer: number | undefined;
  let again: number | undefined;
  let state: PortRunState = 'ended';
  const rate = messageRate(mostMessagesInSecond);
  const work = messageRate(mostWorkInSecondMs);
  const toWindow = messageRate(mostToWindowInSecond);
  const whileHeldUp = messageRate(mostWhileHeldUp, patienceMs);
  const dialogs = messageRate(mostDialogsInMinute, 60_000);
  const log = logMessages();

  const themes = new MutationObserver(() => tell({ typ: 'theme', theme: themeOf(place) }));
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  themes.observe(place, { attributes: true, attributeFilter: ['data-theme'] });
  window.addEventListener('message', hear);
  window.addEventListener('online', retry);
  return { prepare, run, end, stop };

  function run(next: SampleCode, isNextTyped = false): void {
    code = next;
    isTyped = isNextTyped;
    hasHung = false;
    // What hangs now, or may do so at its start, would hold up this run too.
    if (heart?.isLate() || coming?.port || leftSome) startElsewhere('loading');
    else start('loading');
  }

  function end(): void {
    drop();
    enter('ended');
  }

  function stop(): void {
    drop();
    themes.disconnect();
    window.removeEventListener('message', hear);
    window.removeEventListener('online', retry);
  }

  /**
   * Browsers keep all frames of a host in one process, some those of all hosts here, and for a moment longer than those live: the next one would
   * wait there for code that hangs. Without a network only the same host is there.
   */
  function startElsewhere(as: PortRunState): void {
    drop();
    leftSome = false;
    enter(as);
    if (navigator.onLine) name = crypto.randomUUID();
    timer = window.setTimeout(() => start(as), processEndsMs);
  }

  function start(as: PortRunState): void {
    heart?.stop();
    coming?.element.remove();
    const address = addressOfCode();
    if (spare?.address !== address) spare?.element.remove();
    coming = spare?.address === address ? spare : make(address);
    spare = undefined;
    if (state !== as) enter(as);
    window.clearTimeout(timer);
    timer = window.setTimeout(fail, patienceMs);
    if (coming.isWaiting) void handOver(coming);
  }

  function addressOfCode(): string {
    return waitingAddress({ origin, name, srcPrefix: code.srcPrefix, hasModules: hasModules(code) });
  }

  function prepare(): void {
    spare ??= make(addressOfCode());
  }

  function make(address: string): Frame {
    const element = makeFrame();
    element.toggleAttribute('data-coming', true);
    element.inert = true;
    element.src = address;
    place.append(element);
    const frame: Frame = { element, address, isWaiting: false };
    element.addEventListener('load', () => frame.isLeaving && leaveAfter(afterLoadMs, frame));
    return frame;
  }

  function drop(): void {
    heart?.stop();
    window.clearTimeout(timer);
    window.clearTimeout(again);
    for (const frame of [shown, coming, spare]) {
      leftSome ||= frame?.port !== undefined;
      frame?.port?.close();
      frame?.element.remove();
    }
    shown = coming = spare = undefined;
  }

  function hear(event: MessageEvent): void {
    const { source, origin: sender } = event;
    if (sender === window.location.origin) return;
    // Frames within the frame are heard here too, even those that are gone: their messages have no window to know them by.
    if ((coming ?? shown)?.port && (toWindow.isExceeded() || (heart?.isHeldUp() && whileHeldUp.isExceeded()))) return flood();
    const frame = [coming, shown, spare].find((one) => one && one.element.contentWindow === source);
    if (!frame || sender !== new URL(frame.address).origin) return;
    // Reading it takes a thousand times as long as not reading it, where it is a megabyte.
    if (frame.port && !frame.isLeaving) return;
    const data: unknown = event.data;
    if (question?.of === frame && isFromWaiting(data, 'held')) question.held();
    if (!isFromWaiting(data, 'waiting')) return;
    void sharesThread(frame);
    if (frame.port) {
      // Its code loaded the document again.
      frame.port.close();
      window.clearTimeout(timer);
      window.clearTimeout(again);
      again = window.setTimeout(() => void handOver(frame), againMs);
    } else {
      frame.isWaiting = true;
      if (frame === coming) void handOver(frame);
    }
  }

  /** Asked of one frame, and once more where that one went before it answered. */
  async function sharesThread(frame: Frame): Promise<boolean> {
    if (isThreadShared !== undefined) return isThreadShared;
    if (question?.of !== frame) question = { of: frame, ...askForThread(() => order(frame, { typ: 'hold', version: runnerVersion })) };
    const isShared = await question.isShared;
    if (frame.element.isConnected) isThreadShared = isShared;
    return isShared;
  }

  async function handOver(frame: Frame): Promise<void> {
    const isGuarded = (await sharesThread(frame)) || hasHung;
    if (frame !== (coming ?? shown)) return;
    // From here on its heart says whether it lives: what the code loads may take any time.
    window.clearTimeout(timer);
    const { port1, port2 } = new MessageChannel();
    frame.port = port1;
    frame.isLeaving = false;
    port1.onmessage = (event) => take(frame, event);
    order(frame, { typ: 'run', version: runnerVersion, code, theme: themeOf(place), lang, isGuarded, isTyped }, port2);
    heart?.stop();
    heart = heartbeat({
      ask: () => port1.postMessage({ typ: 'ping' } satisfies MessageToFrame),
      onSilence: () => (isGuarded || !hasScript(code) ? fail() : runGuarded()),
      limitMs: isGuarded || !hasScript(code) ? guardedSilenceMs : silenceMs,
    });
    // A debugger holds up code as well.
    if (/\bdebugger\b/.test(code.js ?? '')) heart.hold();
  }

  function order(frame: Frame, message: RunOrder | { readonly typ: 'hold'; readonly version: number }, port?: MessagePort): void {
    frame.element.contentWindow?.postMessage(message, new URL(frame.address).origin, port ? [port] : []);
  }

  function take(frame: Frame, event: MessageEvent): void {
    if (frame !== (coming ?? shown)) return;
    const start = performance.now();
    // Large ones take their time right here.
    const message = readByPort(event.data);
    if (rate.isExceeded()) return flood();
    if (message?.typ === 'asking' && dialogs.isExceeded()) return flood('asked');
    if (message) follow(frame, message);
    if (work.isExceeded(performance.now() - start)) flood();
  }

  function follow(frame: Frame, message: NonNullable<ReturnType<typeof readByPort>>): void {
    if (message.typ !== 'pong') log(message.typ === 'unread-prints' ? 'console' : message.typ);
    if (message.typ === 'pong') heart?.heard();
    else if (message.typ === 'ready') begin();
    else if (message.typ === 'stopped') noteStop(frame, message);
    else if (message.typ === 'unread-prints') onPrints(message.data);
    else if (message.typ === 'no-module') onNoModule(message);
    else if (message.typ === 'unguarded') failUncounted();
    else if (message.typ === 'answered') heart?.goOn();
    else {
      heart?.hold();
      if (message.typ === 'leaving') leave(frame);
    }
  }

  function leave(frame: Frame): void {
    frame.isLeaving = true;
    leaveAfter(patienceMs, frame);
  }

  /** A page that is none of ours takes its place, unless one says soon that it waits. Where its reader saw it before they may follow a link. */
  function leaveAfter(milliseconds: number, frame: Frame): void {
    if (frame !== coming) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      drop();
      enter('left');
    }, milliseconds);
  }

  /** What the loop made before may take as long again to lay out. Only the first stop says that the frame lives. */
  function noteStop(frame: Frame, { place, count }: StoppedMessage): void {
    if (!frame.hasStopped) heart?.heard();
    frame.hasStopped = true;
    onStopped(place, count);
  }

  function begin(): void {
    if (coming) {
      coming.element.removeAttribute('data-coming');
      coming.element.inert = false;
      shown?.element.remove();
      shown = coming;
      coming = undefined;
    }
    enter('running');
    tell({ typ: 'theme', theme: themeOf(place) });
    makeSpareSoon();
  }

  function makeSpareSoon(): void {
    window.setTimeout(() => {
      if (shown) prepare();
    }, againMs);
  }

  function runGuarded(): void {
    hasHung = true;
    startElsewhere('guarded');
  }

  function fail(): void {
    // What was given its code ran, whatever became of the network since.
    const isOutOfReach = !navigator.onLine && coming?.isWaiting === false;
    drop();
    if (!isOutOfReach) enter(hasScript(code) ? 'silent' : 'heavy');
    else enter(hasHung ? 'unnamed' : 'offline');
  }

  /** Nothing ran: what counts loops did not load. */
  function failUncounted(): void {
    drop();
    enter(hasHung ? 'unnamed' : 'offline');
  }

  function flood(as: 'flooded' | 'asked' = 'flooded'): void {
    drop();
    enter(as);
  }

  function tell(message: MessageToFrame): void {
    shown?.port?.postMessage(message);
  }

  function retry(): void {
    if (state === 'offline') run(code);
  }

  function enter(next: PortRunState): void {
    state = next;
    onState(next);
  }
}
