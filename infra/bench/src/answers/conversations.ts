import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askAiHelp } from '@webdocs/contracts/api/ai-help';
import { csrfTokenHeader, whoami } from '@webdocs/contracts/api/visitor';
import { atMost, measured, type Figure } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { quantile } from '../quantile.ts';
import { startApi } from '../site/started-api.ts';

const conversationsAtOnce = 200;
const questionsEach = 5;

interface Asked {
  /** Until its first event. */
  readonly firstMs: number;
  /** Undefined where all of it came. */
  readonly complaint: string | undefined;
}

interface Reader {
  readonly headers: Readonly<Record<string, string>>;
  readonly agent: Agent;
}

/**
 * So many readers at once, each with a conversation of several questions that are kept; a scripted text comes in pieces, as a model writes.
 * Load, API and database are on the same cores.
 */
export async function conversationFigures(progress: (line: string) => void): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'webdocs-bench-conversations-'));
  // The database may run as a user of its own, and has to come in.
  await chmod(dataFolder, 0o711);
  const users = Array.from({ length: conversationsAtOnce }, (_, index) => `reader-${index}`);
  const api = await startApi({ dataFolder, users, answers: 'in pieces' });
  try {
    progress(`${conversationsAtOnce} conversations at once`);
    const readers = await Promise.all(api.cookies.map((cookie) => readerWith(api.address, cookie)));
    const began = performance.now();
    const asked = (await Promise.all(readers.map((reader) => conversation(api.address, reader)))).flat();
    const seconds = (performance.now() - began) / 1000;
    const complaints = asked.flatMap(({ complaint }) => complaint ?? []);
    for (const complaint of new Set(complaints)) progress(complaint);
    const firsts = asked.map(({ firstMs }) => firstMs);
    const note = `${asked.length} questions in ${seconds.toFixed(1)} s`;
    return [
      atMost(0, `${conversationsAtOnce} conversations at once: questions without a whole answer`, complaints.length, 'count', { note }),
      measured(`${conversationsAtOnce} conversations at once: first event, p50`, quantile(firsts, 0.5), 'ms'),
      measured(`${conversationsAtOnce} conversations at once: first event, p95`, quantile(firsts, 0.95), 'ms'),
      measured(
        `${conversationsAtOnce} conversations at once: memory of the API process after them`,
        megabytes((await api.memory()).api),
        'MB',
      ),
    ];
  } finally {
    await api.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function readerWith(address: string, cookie: string): Promise<Reader> {
  const visitor = (await (await fetch(address + whoami.path, { headers: { cookie } })).json()) as { csrf_token: string };
  const headers = { cookie, origin: address, 'content-type': 'application/json', [csrfTokenHeader]: visitor.csrf_token };
  return { headers, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
}

/** Each question follows the one before it. */
async function conversation(address: string, reader: Reader): Promise<Asked[]> {
  const asked: Asked[] = [];
  let place: object = {};
  for (let index = 0; index < questionsEach; index++) {
    const { events, firstMs, complaint } = await ask(address, reader, { ...place, messages: [{ role: 'user', content: `Tea ${index}?` }] });
    asked.push({ firstMs, complaint });
    const [{ chat_id, message_id } = {}] = events;
    if (chat_id) place = { chat_id, parent_id: message_id };
  }
  reader.agent.destroy();
  return asked;
}

interface Event {
  readonly type?: string;
  readonly chat_id?: string;
  readonly message_id?: string;
}

async function ask(address: string, { headers, agent }: Reader, body: object): Promise<Asked & { readonly events: readonly Event[] }> {
  const began = performance.now();
  let firstMs = 0;
  let come = '';
  try {
    const asking = request(address + askAiHelp.path, { method: 'POST', headers, agent });
    asking.end(JSON.stringify(body));
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    for await (const piece of response.setEncoding('utf8')) {
      firstMs ||= performance.now() - began;
      come += String(piece);
    }
    if (response.statusCode !== 200) return { events: [], firstMs, complaint: `status ${response.statusCode}: ${come.slice(0, 200)}` };
  } catch (thrown) {
    return { events: [], firstMs, complaint: String(thrown) };
  }
  const lines = come.split('\n\n').filter((line) => line.startsWith('data: '));
  const events = lines.map((line) => JSON.parse(line.slice('data: '.length)) as Event);
  const isWhole = events.at(-1)?.type === 'answer';
  return { events, firstMs, complaint: isWhole ? undefined : `it ended in ${lines.at(-1)}` };
}
