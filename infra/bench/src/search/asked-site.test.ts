import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { indexingSeconds } from './indexing.ts';
import { siteSearch } from './site-search.ts';

const emptyAnswer = { documents: [], metadata: { took_ms: 1, size: 10, page: 1, total: { value: 0, relation: 'eq' } }, suggestions: [] };

/** A site that gives each answer once, the last one for ever. */
async function askedSite<T>(
  answers: readonly unknown[],
  work: (address: string, asked: readonly string[]) => Promise<T>,
  status = 200,
): Promise<T> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.push(request.url ?? ''), answers.length) - 1];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('the queries wait until the site says that its index is complete', async () => {
  const answers = [{ search: { state: 'building' } }, { search: { state: 'complete' } }];
  await askedSite(answers, async (address, asked) => {
    await indexingSeconds(address);
    expect(asked).toEqual(['/readyz', '/readyz']);
  });
});

test('a site that does not speak of its index is not waited for', async () => {
  await askedSite([{ status: 'ready' }], (address) =>
    expect(indexingSeconds(address)).rejects.toThrow(
      'does not say whether the index is complete (search.state), it says {"status":"ready"}',
    ),
  );
});

test('a query is asked as it was typed, in the language of its reader', async () => {
  await askedSite([emptyAnswer], async (address, asked) => {
    expect(await siteSearch(address, 'pt-BR').find('a && b')).toEqual([]);
    expect(asked).toEqual(['/api/v1/search?q=a+%26%26+b&locale=pt-br']);
  });
});

test('an answer that does not match the contract, or a refusal, ends the run', async () => {
  await askedSite([{ documents: [] }], (address) => expect(siteSearch(address).find('a')).rejects.toThrow('metadata'));
  await askedSite([{ errors: {} }], (address) => expect(siteSearch(address).find('a')).rejects.toThrow('answered 400'), 400);
});
