import { keptRunnerAddress, keptRunnerHosts, type KeptRunner } from '@webdocs/contracts/samples/kept-runner';
import { isFromWaiting, runnerVersion, type KeepOrder } from '@webdocs/contracts/samples/runner-messages';

/** A frame that says nothing by then is tried again with the next update. */
const patienceMs = 20_000;

let keeping: Promise<boolean> | undefined;

/**
 * Has the browser keep the pages in which samples run without a network, by showing each once, unseen: its cache keeps what is in a frame apart
 * from what a worker fetches. What is there already is not fetched again. Tells whether all have come.
 */
export function keepSamples(kept: KeptRunner): Promise<boolean> {
  keeping ??= keepAll(kept).finally(() => (keeping = undefined));
  return keeping;
}

async function keepAll(kept: KeptRunner): Promise<boolean> {
  const addresses = Array.from({ length: keptRunnerHosts }, (_, number) => keptRunnerAddress(kept, number));
  const came: boolean[] = [];
  // One after the other: nothing waits for them.
  for (const address of addresses) came.push(await isLoaded(address));
  return came.every(Boolean);
}

function isLoaded(address: string): Promise<boolean> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => end(false), patienceMs);
    window.addEventListener('message', hear);
    document.body.append(frame);

    function hear({ source, data }: MessageEvent<unknown>): void {
      if (source !== frame.contentWindow || !source) return;
      if (isFromWaiting(data, 'kept')) end(true);
      const order: KeepOrder = { typ: 'keep', version: runnerVersion };
      if (isFromWaiting(data, 'waiting')) frame.contentWindow?.postMessage(order, new URL(address).origin);
    }

    function end(hasCome: boolean): void {
      window.clearTimeout(timer);
      window.removeEventListener('message', hear);
      frame.remove();
      resolve(hasCome);
    }
  });
}
