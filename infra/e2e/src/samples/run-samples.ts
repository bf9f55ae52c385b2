import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { addressed, runnerAddress } from '@webdocs/contracts/samples/sample-messages';
import type { WrittenSample } from './written-samples.ts';

export interface SampleRun {
  readonly name: string;
  /** Uncaught errors, as reported by the frame; 'silent' if it never reported that it had started. */
  readonly errors: readonly string[];
  /** Other hosts that the sample requested and did not reach. */
  readonly foreign: readonly string[];
}

const tabs = 2;
const framesATab = 8;
const patienceMs = 20_000;
/** How long a sample has for what it does at start. */
const settleMs = 350;

/** Takes the place of an error if a frame never reported that its code had started. */
const silent = 'silent';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Runs samples in a real browser, many in one tab, at the addresses that pages use. */
export async function runSamples(
  site: string,
  samples: AsyncIterator<WrittenSample>,
  progress: (done: number) => void,
): Promise<SampleRun[]> {
  const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--mute-audio'],
  });
  const runs: SampleRun[] = [];
  try {
    await Promise.all(Array.from({ length: tabs }, () => runTab()));
    return runs;
  } finally {
    await browser.close();
  }

  async function runTab(): Promise<void> {
    let tab = await openTab(browser, site);
    for (let batch = await nextBatch(samples); batch.length > 0; batch = await nextBatch(samples)) {
      const together = await tab.run(batch).catch(() => batch.map(unheard));
      // Tabs grow with what runs in them, and some code would block one forever.
      await tab.close();
      const quiet = batch.filter((_, index) => together[index]?.errors.includes(silent));
      runs.push(...together.filter(({ errors }) => !errors.includes(silent)), ...(await runOneByOne(quiet)));
      progress(runs.length);
      tab = await openTab(browser, site);
    }
    await tab.close();
  }

  /** On a busy machine or next to an endless loop others may have delayed their reports: each silent one runs again alone. */
  async function runOneByOne(batch: readonly WrittenSample[]): Promise<SampleRun[]> {
    const alone: SampleRun[] = [];
    for (const sample of batch) {
      const tab = await openTab(browser, site);
      alone.push(...(await tab.run([sample]).catch(() => [unheard(sample)])));
      await tab.close();
    }
    return alone;
  }
}

function unheard({ name }: WrittenSample): SampleRun {
  return { name, errors: [silent], foreign: [] };
}

async function nextBatch(samples: AsyncIterator<WrittenSample>): Promise<WrittenSample[]> {
  const batch: WrittenSample[] = [];
  while (batch.length < framesATab) {
    const { value, done } = await samples.next();
    if (done) break;
    batch.push(value as WrittenSample);
  }
  return batch;
}

interface Tab {
  run(batch: readonly WrittenSample[]): Promise<SampleRun[]>;
  close(): Promise<void>;
}

async function openTab(browser: Browser, site: string): Promise<Tab> {
  // A page of the site's own origin: other origins cannot embed samples. Its policy is not tested here.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const foreign = watchForeignRequests(page, site);
  await page.goto(`${site}/robots.txt`);
  return {
    async run(batch) {
      const frames = batch.map((sample, index) => frameOf(site, sample, `soak-${index}`));
      const seen = await within(patienceMs * 3, page.evaluate(showFrames, { frames, patienceMs, settleMs }));
      return batch.map(({ name }, index) => ({
        name,
        errors: seen[index] ?? [silent],
        foreign: [...(foreign.get(`soak-${index}`) ?? [])],
      }));
    },
    async close() {
      await within(patienceMs, context.close()).catch(() => undefined);
    },
  };
}

interface ShownFrame {
  readonly id: string;
  readonly address: string;
  readonly sandbox: string;
  readonly allow: string;
  readonly choice: unknown;
}

function frameOf(site: string, { state, hash, srcPrefix, sandbox, allow, choice }: WrittenSample, id: string): ShownFrame {
  const origin = site.replace(/\/\/[^:]+/, '//play.localhost');
  const address = runnerAddress({ origin, state, hash, id, theme: 'light', srcPrefix });
  return { id, address, sandbox, allow, choice: choice === undefined ? undefined : addressed({ typ: 'choice', code: choice }, id) };
}

/** Runs in the tab: shows the frames, waits until they have started and settled, and returns the uncaught errors of each. */
async function showFrames(options: {
  readonly frames: readonly ShownFrame[];
  readonly patienceMs: number;
  readonly settleMs: number;
}): Promise<string[][]> {
  const { frames, patienceMs: patience, settleMs: settle } = options;
  const errors = new Map<string, string[]>(frames.map(({ id }) => [id, []]));
  const started = new Set<string>();
  const allStarted = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    window.addEventListener('message', ({ data, source }: MessageEvent) => {
      const frame = frames.find(({ id }) => id === data?.uuid);
      if (!frame) return;
      if (data.typ === 'ready') {
        started.add(frame.id);
        if (frame.choice) (source as Window).postMessage(frame.choice, '*');
        if (started.size === frames.length) resolve();
      } else if (data.prop === 'error' && /^Uncaught\b/.test(String(data.args[0]))) {
        errors.get(frame.id)?.push(String(data.args[0]));
      }
    });
  });
  const shown = frames.map(({ address, sandbox, allow }) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', sandbox);
    frame.allow = allow;
    frame.width = '700';
    frame.height = '300';
    frame.src = address;
    document.body.append(frame);
    return frame;
  });
  await allStarted;
  await new Promise((resolve) => setTimeout(resolve, settle));
  for (const frame of shown) frame.remove();
  return frames.map(({ id }) => [...(errors.get(id) ?? []), ...(started.has(id) ? [] : ['silent'])]);
}

/** Hosts other than ours that the frames request, by the id of the frame. */
function watchForeignRequests(page: Page, site: string): Map<string, Set<string>> {
  const { port } = new URL(site);
  const foreign = new Map<string, Set<string>>();
  page.on('requestfailed', (request) => {
    const url = new URL(request.url());
    if (!/^(?:https?|wss?):$/.test(url.protocol) || (url.hostname.endsWith('localhost') && url.port === port)) return;
    const frame = request.frame().url();
    const id = URL.canParse(frame) ? new URL(frame).searchParams.get('uuid') : null;
    if (id === null) return;
    foreign.set(id, (foreign.get(id) ?? new Set()).add(url.hostname));
  });
  return foreign;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
