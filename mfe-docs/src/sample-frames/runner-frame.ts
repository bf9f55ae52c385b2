import {
  addressed,
  exampleFrameId,
  readFromFrame,
  runnerAddress,
  type ConsoleMessage,
  type FrameTheme,
  type MarkMessage,
  type MessageToFrame,
} from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { track } from '@webdocs/telemetry';

/** The state of a run: 'silent' is one that said nothing in time, 'offline' one that cannot be had now. */
export type RunState = 'loading' | 'running' | 'silent' | 'offline';

export interface RunnerOptions {
  /** Origin of the playground. */
  readonly origin: string;
  readonly onState: (state: RunState) => void;
  readonly onConsole?: (message: ConsoleMessage) => void;
  /** Told what became of a check that the frame was sent. */
  readonly onMark?: (message: MarkMessage) => void;
}

export interface Runner {
  readonly run: (code: SampleCode) => Promise<void>;
  /** The same code from its start. */
  readonly runAgain: () => Promise<void>;
  /** Said to the frame when it runs, and after it has run again. */
  readonly send: (message: MessageToFrame) => void;
  readonly stop: () => void;
}

const patienceMs = 10_000;

/**
 * Runs code in a frame of its own origin. The frame of the next run waits behind the one that is shown until its code has
 * started: nothing flashes, and the reader's way back through pages is not filled with runs.
 */
export function runnerIn(first: HTMLIFrameElement, { origin, onState, onConsole, onMark }: RunnerOptions): Runner {
  let shown = first;
  let coming: HTMLIFrameElement | undefined;
  let newest: SampleCode | undefined;
  let lastSaid: MessageToFrame | undefined;
  let runs = 0;
  let timer: number | undefined;
  let runState: RunState = 'loading';

  const themes = new MutationObserver(() => tell({ typ: 'theme', theme: themeOfPage() }));
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  window.addEventListener('message', hear);
  window.addEventListener('online', retry);

  return { run, runAgain, send, stop };

  async function run(code: SampleCode): Promise<void> {
    newest = code;
    runs += 1;
    const own = runs;
    enter('loading');
    window.clearTimeout(timer);
    timer = window.setTimeout(giveUp, patienceMs);
    const { state, hash } = await encodeSample(code);
    if (own !== runs) return;
    const id = crypto.randomUUID();
    open(runnerAddress({ origin, state, hash, id, theme: themeOfPage(), srcPrefix: code.srcPrefix }));
  }

  async function runAgain(): Promise<void> {
    if (newest) await run(newest);
  }

  function send(message: MessageToFrame): void {
    lastSaid = message;
    tell(message);
  }

  function stop(): void {
    runs += 1;
    window.clearTimeout(timer);
    themes.disconnect();
    window.removeEventListener('message', hear);
    window.removeEventListener('online', retry);
  }

  function open(address: string): void {
    coming?.remove();
    if (!shown.hasAttribute('src')) {
      shown.src = address;
      return;
    }
    coming = shown.cloneNode() as HTMLIFrameElement;
    coming.src = address;
    coming.toggleAttribute('data-coming', true);
    coming.inert = true;
    shown.after(coming);
  }

  function hear({ source, origin: sender, data }: MessageEvent): void {
    const frame = coming ?? shown;
    const id = exampleFrameId(frame.src);
    if (id === undefined || source !== frame.contentWindow || sender !== new URL(frame.src).origin) return;
    const message = readFromFrame(data, id);
    if (!message) return;
    track({ kind: 'example-message', message: message.typ });
    if (message.typ === 'ready') begin();
    else if (message.typ === 'mark') onMark?.(message);
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
    const id = exampleFrameId(shown.src);
    if (id !== undefined) shown.contentWindow?.postMessage(addressed(message, id), new URL(shown.src).origin);
  }

  function giveUp(): void {
    enter(navigator.onLine ? 'silent' : 'offline');
  }

  function retry(): void {
    if (runState === 'silent' || runState === 'offline') void runAgain();
  }

  function enter(next: RunState): void {
    runState = next;
    onState(next);
  }
}

function themeOfPage(): FrameTheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}
