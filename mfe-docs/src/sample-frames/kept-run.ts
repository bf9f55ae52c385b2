import { keptRunnerAddress } from '@webdocs/contracts/samples/kept-runner';
import { isFromWaiting, runnerVersion, type RunOrder } from '@webdocs/contracts/samples/runner-messages';
import { messageIn, type FrameTheme, type MessageFromFrame, type MessageToFrame } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { withPicturesInside, type ReadMedia } from './pictures-inside.ts';

/** How samples run while the site is out of reach. */
export interface SamplesAway {
  /** Of the page that the browser keeps for them. */
  readonly print: string;
  /** Whether the site is out of reach, as far as its pages know. */
  readonly isAway: () => boolean;
  /** Calls the listener each time the site is back, until what it gives is called. */
  readonly onReturn: (listener: () => void) => () => void;
  readonly media: ReadMedia;
}

export interface KeptRunOptions {
  /** Of the playground. */
  readonly origin: string;
  readonly samples: Pick<SamplesAway, 'print' | 'media'>;
  readonly code: SampleCode;
  readonly theme: FrameTheme;
  readonly lang: string;
  /** Whether this is still what is to run, once the pictures are there. */
  readonly isWanted: () => boolean;
  /** Shows the page at the address; its frame is the one in which the code runs. */
  readonly open: (address: string) => HTMLIFrameElement;
  readonly take: (message: MessageFromFrame) => void;
}

export interface KeptRun {
  readonly tell: (message: MessageToFrame) => void;
  readonly close: () => void;
}

/** Of this page: samples beside each other have a host each; those beyond the last share, and could reach each other. */
let runs = 0;

/** Runs code in the page that the browser keeps for it: no server is asked for anything. */
export async function keptRun({
  origin: play,
  samples,
  code,
  theme,
  lang,
  isWanted,
  open,
  take,
}: KeptRunOptions): Promise<KeptRun | undefined> {
  const whole = await withPicturesInside(code, samples.media);
  if (!isWanted()) return undefined;
  const address = keptRunnerAddress({ origin: play, print: samples.print }, runs);
  runs += 1;
  const { origin } = new URL(address);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = typeof data === 'object' && data !== null ? messageIn(data as Record<string, unknown>) : undefined;
    if (message) take(message);
  };
  window.addEventListener('message', handOver);
  const frame = open(address);
  return { tell: (message) => port1.postMessage(message), close };

  function handOver({ source, origin: sender, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || sender !== origin || !isFromWaiting(data, 'waiting')) return;
    window.removeEventListener('message', handOver);
    const order: RunOrder = {
      typ: 'run',
      version: runnerVersion,
      code: whole,
      theme,
      lang,
      isGuarded: true,
      isTyped: false,
      tellsCalls: true,
    };
    frame.contentWindow?.postMessage(order, origin, [port2]);
  }

  function close(): void {
    window.removeEventListener('message', handOver);
    port1.close();
  }
}
