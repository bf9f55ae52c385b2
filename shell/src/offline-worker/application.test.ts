import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { fetchApplication, keepOnlyApplications } from './application.ts';

const before = '0'.repeat(16);
const after = '1'.padStart(16, '0');
const files = [
  { src: '/remotes/shell/1.0.0/client/main.js' },
  { src: '/remotes/shell/1.0.0/client/words-fr.js', locale: 'fr' },
  { src: '/remotes/shell/1.0.0/client/words-ja.js', locale: 'ja' },
  { src: '/en-US/_offline', locale: 'en-US' },
];

/** The caches of a browser, and a site that is deployed to after so many files. */
function situation({ deployAfter = [] as number[], put = async () => undefined as void } = {}) {
  const cached = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  let live = before;
  const send = (async (address: string) => {
    if (address === '/asset-manifest.json') return Response.json({ composition: live, files });
    asked.push(address);
    if (deployAfter.includes(asked.length)) live = String(Number(live) + 1).padStart(16, '0');
    return new Response(address, { headers: address.endsWith('/_offline') ? { [compositionHeader]: live } : {} });
  }) as typeof fetch;
  const caches = {
    open: async (name: string) => {
      const own = cached.get(name) ?? new Map<string, Response>();
      cached.set(name, own);
      return {
        match: async (file: string) => own.get(file),
        put: async (file: string, response: Response) => {
          await put();
          own.set(file, response);
        },
      };
    },
    keys: async () => [...cached.keys()],
    delete: async (name: string) => cached.delete(name),
  } as unknown as CacheStorage;
  const fetchIn = (locale: 'fr' | 'en-US') =>
    fetchApplication({ caches, send, locale, signal: new AbortController().signal, progressed: () => undefined });
  return { caches, cached, asked, fetchIn };
}

test('the files of a composition are fetched, with the words of the language that was chosen and of English', async () => {
  const { fetchIn, cached } = situation();
  expect(await fetchIn('fr')).toBe(before);
  expect([...(cached.get(`mdn-app-${before}`)?.keys() ?? [])]).toEqual(files.filter(({ locale }) => locale !== 'ja').map(({ src }) => src));
});

test('what is here of it is not fetched again', async () => {
  const { fetchIn, asked } = situation();
  await fetchIn('fr');
  asked.length = 0;
  await fetchIn('fr');
  expect(asked).toEqual([]);
});

test('a deploy meanwhile begins anew with what is live then: never half of one and half of another', async () => {
  const { fetchIn, cached } = situation({ deployAfter: [1] });
  expect(await fetchIn('en-US')).toBe(after);
  expect(cached.get(`mdn-app-${after}`)?.size).toBe(2);
});

test('deploys without end are given up, and the one that was here stays', async () => {
  const { fetchIn } = situation({ deployAfter: [1, 2, 3, 4, 5, 6] });
  await expect(fetchIn('en-US')).rejects.toMatchObject({ code: 'OFFLINE_FILES_CHANGED' });
});

test('where there is no room it is said so', async () => {
  const { fetchIn } = situation({ put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
  await expect(fetchIn('en-US')).rejects.toMatchObject({ code: 'PACK_NO_ROOM' });
});

test('files of other compositions go, other caches of the site stay', async () => {
  const { caches, cached } = situation();
  for (const name of [`mdn-app-${before}`, `mdn-app-${after}`, 'something-else']) await caches.open(name);
  await keepOnlyApplications(caches, [after]);
  expect([...cached.keys()]).toEqual([`mdn-app-${after}`, 'something-else']);
});
