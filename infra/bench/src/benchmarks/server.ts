import { atLeast, atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { press, type Pressed, type Pressure } from '../load/run-load.ts';
import { elsewhere, fred, yari } from '../reference-systems.ts';
import { contentFlags, largeDocument, largeDocumentNote } from '../site/measured-pages.ts';
import { withSite } from '../site/started-site.ts';

const connections = 20;
const timesYari = 10;
const mostCold = 1000;

export const server: Benchmark = {
  name: 'server',
  asks: 'How many requests a second the gateway answers, load and server on the same cores',
  figures: ({ loadSeconds }, progress) =>
    withSite({ flags: contentFlags(), atRest: true }, async ({ address }) => {
      const page = address + largeDocument;
      const data = `${page}/index.json`;
      const pressed = async (what: string, url: string, rest: Omit<Pressure, 'connections' | 'seconds'>): Promise<Pressed> => {
        progress(what);
        return press(url, { connections, seconds: loadSeconds, ...rest });
      };
      const documents = await englishDocuments(address);
      const amount = Math.min(mostCold, Math.floor(documents.length / 2));
      /** Every second document once: none of them is in the page cache. */
      const unseen = (first: 0 | 1) => ({ amount, path: (turn: number) => documents[2 * (turn % amount) + first] ?? largeDocument });
      await warmUp(page, data);
      const brotli = await pressed('page, warm, brotli', page, { encoding: 'br' });
      const identity = await pressed('page, warm, identity', page, { encoding: 'identity' });
      const dataBrotli = await pressed('data, warm, brotli', data, { encoding: 'br' });
      const dataIdentity = await pressed('data, warm, identity', data, { encoding: 'identity' });
      const coldBrotli = await pressed('documents, cold, brotli', page, { encoding: 'br', ...unseen(0) });
      const coldIdentity = await pressed('documents, cold, identity', page, { encoding: 'identity', ...unseen(1) });
      const all = [brotli, identity, dataBrotli, dataIdentity, coldBrotli, coldIdentity];
      return [
        atLeast(
          timesYari,
          'page, warm, brotli: times the requests/s of yari',
          brotli.requestsPerSecond / yari.warmBrotli.requestsPerSecond,
          'ratio',
          {
            note: [largeDocumentNote(), `yari ${yari.warmBrotli.requestsPerSecond} req/s`, elsewhere].filter(Boolean).join('; '),
          },
        ),
        ...pair('page, warm, brotli', brotli, `yari ${yari.warmBrotli.requestsPerSecond}, fred ${fred.warmBrotli.requestsPerSecond} req/s`),
        ...pair(
          'page, warm, identity',
          identity,
          `yari ${yari.warmIdentity.requestsPerSecond}, fred ${fred.warmIdentity.requestsPerSecond} req/s`,
        ),
        ...pair('index.json, warm, brotli', dataBrotli),
        ...pair('index.json, warm, identity', dataIdentity, `yari ${yari.pageData.requestsPerSecond} req/s`),
        ...pair('documents, cold, brotli', coldBrotli, coldNote(amount)),
        ...pair('documents, cold, identity', coldIdentity, coldNote(amount)),
        atMost(
          0,
          'requests without a good answer',
          all.reduce((sum, { failed }) => sum + failed, 0),
          'count',
        ),
      ];
    }),
};

const coldNote = (amount: number): string => `${amount} documents, each asked once: it is read and every part rendered`;

async function englishDocuments(address: string): Promise<string[]> {
  const titles = (await (await fetch(`${address}/en-US/search-index.json`)).json()) as Array<{ url: string }>;
  return titles.map(({ url }) => url).filter((url) => url !== largeDocument);
}

function pair(what: string, { requestsPerSecond, p99Ms }: Pressed, note?: string): Figure[] {
  return [measured(`${what}: requests/s`, requestsPerSecond, 'req/s', { note }), measured(`${what}: p99`, p99Ms, 'ms')];
}

/** Until the page lies in the cache at full compression. */
async function warmUp(...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const size = async (): Promise<number> => {
      const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      return Number(answer.headers.get('content-length'));
    };
    let before = Number.NaN;
    for (let tries = 0; tries < 40; tries += 1) {
      const now = await size();
      if (now < before) break;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
