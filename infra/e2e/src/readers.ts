import { createHash } from 'node:crypto';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import type { PageState } from '@webdocs/contracts/page/state';

const addresses = [
  '/en-US/',
  '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array',
  '/en-US/docs/Web/CSS',
  '/en-US/docs/Web/HTML/index.json',
  '/en-US/blog/text-before-script/',
  '/en-US/plus',
  '/en-US/search?q=array',
];

interface Seen {
  readonly requests: number;
  /** Problems, as sentences. */
  readonly failures: readonly string[];
}

/** Readers who request page after page without a pause, fetch every script of a page, and check the answers. */
export function startReaders(site: string, count: number) {
  const known = new Set<string>();
  const failures: string[] = [];
  let requests = 0;
  let stopped = false;
  const finished = Promise.all(Array.from({ length: count }, (_, reader) => read(reader)));

  return {
    seen: (): Seen => ({ requests, failures }),
    async stop(): Promise<void> {
      stopped = true;
      await finished;
    },
  };

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !stopped; turn += 1) {
      const address = addresses[turn % addresses.length] as string;
      const complaint = await visit(address).catch((thrown: unknown) => String(thrown));
      if (complaint) failures.push(`${address}: ${complaint}`);
    }
  }

  async function visit(address: string): Promise<string | undefined> {
    const { response, text } = await get(address);
    if (response.status !== 200) return `answered ${response.status}`;
    if (address.includes('index.json')) return JSON.parse(text) ? undefined : 'no data';
    if (/class="fallback-/.test(text)) return 'came with a fallback';
    const state = JSON.parse(/<script type="application\/json" id="webdocs-state">(.*?)<\/script>/.exec(text)?.[1] ?? '') as PageState;
    if (state.composition !== response.headers.get(compositionHeader)) return 'state and header name different compositions';
    const container = /id="single-spa-application:([^"@]+)@([^"/]+)\//.exec(text);
    if (container?.[2] !== state.remotes[container?.[1] ?? '']?.version) return 'HTML and state are of different versions';
    for (const script of state.scripts) {
      const complaint = await fetchScript(script);
      if (complaint) return complaint;
    }
    return undefined;
  }

  /** Each once, as browsers cache them too. */
  async function fetchScript([address, integrity]: PageState['scripts'][number]): Promise<string | undefined> {
    if (known.has(address)) return undefined;
    known.add(address);
    const { response, text } = await get(address);
    if (response.status !== 200) return `${address} answered ${response.status}`;
    return integrity === `sha384-${createHash('sha384').update(text).digest('base64')}`
      ? undefined
      : `${address} is not what its page names`;
  }

  async function get(address: string): Promise<{ response: Response; text: string }> {
    const response = await fetch(site + address);
    requests += 1;
    return { response, text: await response.text() };
  }
}
