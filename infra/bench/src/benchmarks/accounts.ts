import { addressOf } from '@webdocs/contracts/api/address-of';
import { addItem, listCollections, lookUpPage } from '@webdocs/contracts/api/collections';
import { readPlayground, sharePlayground } from '@webdocs/contracts/api/playgrounds';
import { whoami } from '@webdocs/contracts/api/visitor';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, measured, type Benchmark, type Effort, type Figure } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import type { Request } from 'autocannon';
import { press, type Pressed } from '../load/run-load.ts';
import { median, quantile } from '../quantile.ts';
import { startApi, type StartedApi } from '../site/started-api.ts';

const budgets = { firstStartSeconds: 2, laterStartSeconds: 0.5, shareMs: 30 } as const;
/** One after the other, as a reader shares. */
const shares = 200;
/** Below the most that an account holds: what comes after is code that it has. */
const codesOfUser = 400;
const connections = 20;
const users = Array.from({ length: 20 }, (_, number) => `user-${number}`);
/** Ten runs of it and the starts stay under two minutes. */
const longestRunSeconds = 6;
const mostStarts = 3;
const all = listCollections.path;

interface Call {
  readonly what: string;
  readonly request: (turn: number) => Request;
}

/** A signed-in user, as their browser calls. */
interface SignedInUser {
  readonly cookie: string;
  readonly token: string;
  readonly collection: string;
  readonly playground: string;
}

export const accounts: Benchmark = {
  name: 'accounts',
  asks: 'How many calls of accounts a second one and two API processes answer on the embedded PostgreSQL, load and servers on the same cores',
  async figures(effort, progress) {
    const starts = await databaseStarts(Math.min(effort.slowRuns, mostStarts), progress);
    const calls = await inNewFolder((dataFolder) => callFigures(dataFolder, effort, progress));
    return [...starts, ...calls];
  },
};

async function databaseStarts(times: number, progress: (line: string) => void): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 1; run <= times; run += 1) {
    progress(`starts of the embedded database, ${run} of ${times}`);
    await inNewFolder(async (dataFolder) => {
      for (const samples of [first, later]) {
        const api = await startApi({ dataFolder, users: [] });
        samples.push(api.databaseMs / 1000);
        await api.stop();
      }
    });
  }
  return [
    atMost(budgets.firstStartSeconds, 'embedded database: first start', median(first), 's', { note: 'cluster, server and all migrations' }),
    atMost(budgets.laterStartSeconds, 'embedded database: later start', median(later), 's'),
  ];
}

async function callFigures(dataFolder: string, effort: Effort, progress: (line: string) => void): Promise<Figure[]> {
  const one = await startApi({ dataFolder, users });
  const two = await startApi({ dataFolder, databaseUrl: one.databaseUrl, users: [] });
  try {
    const atRest = await one.memory();
    const signedIn = await Promise.all(one.cookies.map((cookie) => userOf(one, cookie)));
    progress('shares, one after the other');
    const sharing = await shareFigures(one, signedIn);
    const seconds = Math.min(effort.loadSeconds, longestRunSeconds);
    const failed: string[] = [];
    const figures: Figure[] = [];
    let loaded = atRest;
    for (const { what, request } of callsOf(signedIn)) {
      for (const processes of [[one], [one, two]]) {
        const where = `${processes.length} ${processes.length === 1 ? 'process' : 'processes'}`;
        progress(`${what}, ${where}`);
        const pressing = pressAll(processes, seconds, request);
        loaded = largerOf(loaded, await memoryHalfWay(one, seconds));
        const pressed = await pressing;
        figures.push(
          measured(
            `${what}, ${where}: requests/s`,
            sum(pressed, ({ requestsPerSecond }) => requestsPerSecond),
            'req/s',
          ),
          measured(`${what}, ${where}: p99`, Math.max(...pressed.map(({ p99Ms }) => p99Ms)), 'ms'),
        );
        failed.push(...pressed.filter((outcome) => outcome.failed > 0).map(({ failures }) => `${what}, ${where}: ${failures}`));
      }
    }
    return [
      ...sharing,
      ...figures,
      measured('memory at rest: API process', megabytes(atRest.api), 'MB'),
      measured('memory at rest: PostgreSQL', megabytes(atRest.database), 'MB'),
      measured('memory loaded: API process', megabytes(loaded.api), 'MB'),
      measured('memory loaded: PostgreSQL', megabytes(loaded.database), 'MB', { note: 'with the connections of both processes' }),
      atMost(0, 'runs with calls without a good answer', failed.length, 'count', { note: failed.join('; ') || undefined }),
    ];
  } finally {
    await two.stop();
    await one.stop();
  }
}

async function shareFigures({ address }: StartedApi, signedIn: readonly SignedInUser[]): Promise<Figure[]> {
  const times: number[] = [];
  for (let turn = 0; turn < shares; turn += 1) {
    const began = performance.now();
    await share(address, signedIn[turn % signedIn.length] as SignedInUser, codeNamed(`one ${turn}`));
    times.push(performance.now() - began);
  }
  return [
    atMost(budgets.shareMs, 'share: p50', median(times), 'ms', { note: 'code of 10 KB, one after the other' }),
    measured('share: p99', quantile(times, 0.99), 'ms'),
  ];
}

/** In this order: what adds makes every list longer. */
function callsOf(signedIn: readonly SignedInUser[]): Call[] {
  const userAt = (turn: number) => signedIn[turn % signedIn.length] as SignedInUser;
  const read = (path: string) => (turn: number) => ({ path, method: 'GET' as const, headers: { cookie: userAt(turn).cookie } });
  let added = 1;
  return [
    { what: 'whoami, anonymous', request: () => ({ path: whoami.path }) },
    { what: 'whoami, signed in', request: read(whoami.path) },
    { what: 'list', request: read(all) },
    { what: 'lookup', request: read(addressOf(lookUpPage, { query: { url: pageNamed(1) } })) },
    {
      what: 'read shared code',
      request: (turn) => ({ path: addressOf(readPlayground, { params: { id: userAt(turn).playground } }), method: 'GET' as const }),
    },
    {
      what: 'share',
      request(turn) {
        const { cookie, token } = userAt(turn);
        return {
          path: sharePlayground.path,
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json', 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' },
          body: codeNamed(`many ${Math.floor(turn / signedIn.length) % codesOfUser}`),
        };
      },
    },
    {
      what: 'add',
      request(turn) {
        const { cookie, token, collection } = userAt(turn);
        added += 1;
        const url = pageNamed(added);
        return {
          path: addressOf(addItem, { params: { id: collection } }),
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json', 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ url, title: url }),
        };
      },
    },
  ];
}

/** Asks for the token as a page does, and saves one page, so that there is something to list and to look up. */
async function userOf({ address }: StartedApi, cookie: string): Promise<SignedInUser> {
  const visitor = (await (await fetch(address + whoami.path, { headers: { cookie } })).json()) as { csrf_token: string };
  const collections = (await (await fetch(address + all, { headers: { cookie } })).json()) as Array<{ id: string }>;
  const user = { cookie, token: visitor.csrf_token, collection: collections[0]?.id ?? '', playground: '' };
  const saved = await fetch(address + addressOf(addItem, { params: { id: user.collection } }), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-csrf-token': user.token, origin: address },
    body: JSON.stringify({ url: pageNamed(1), title: 'page' }),
  });
  if (saved.status !== 201) throw new Error(`a page could not be saved: ${saved.status}`);
  return { ...user, playground: await share(address, user, codeNamed('first')) };
}

async function share(address: string, { cookie, token }: SignedInUser, body: string): Promise<string> {
  const reply = await fetch(address + sharePlayground.path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-csrf-token': token, origin: address },
    body,
  });
  if (reply.status !== 201) throw new Error(`code could not be shared: ${reply.status}`);
  return ((await reply.json()) as { id: string }).id;
}

/** Code as long as a good example, different by its name. */
function codeNamed(name: string): string {
  return JSON.stringify({ html: `<title>${name}</title>${'<p>Tea</p>\n'.repeat(900)}`, css: '', js: '' });
}

/** Pages that the measured API knows have names of letters alone. */
function pageNamed(number: number): string {
  return `/en-US/docs/Web/${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

function pressAll(processes: readonly StartedApi[], seconds: number, request: Call['request']): Promise<Pressed[]> {
  return Promise.all(
    processes.map(({ address }, index) =>
      press(address, {
        connections: connections / processes.length,
        seconds,
        encoding: 'identity',
        // Each process gets turns of its own.
        request: (turn) => request(turn * processes.length + index),
      }),
    ),
  );
}

async function memoryHalfWay(api: StartedApi, seconds: number) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 500));
  return api.memory();
}

function largerOf<T extends { readonly api: number; readonly database: number }>(one: T, other: T) {
  return { api: Math.max(one.api, other.api), database: Math.max(one.database, other.database) };
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}

async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'webdocs-bench-accounts-'));
  // The database may run as a user of its own, and has to come in.
  await chmod(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
