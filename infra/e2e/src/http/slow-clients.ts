import { connect, type Socket } from 'node:net';
import { startSite, type RunningSite } from '../../site/running-site.ts';
import { readGauge } from '../read-metric.ts';
import type { Outcome } from '../trust/trust-runs.ts';
import { Complaints } from './complaints.ts';

const idle = 5000;
const connectedAtOnce = 200;
const slowBodies = 200;
const publicAddress = 'http://localhost:3000';
const byteEveryMs = 500;
const page = '/en-US/docs/Web/CSS';
/** Silence may last 60 s, a body 30 s; Node looks every 30 s, or sooner. */
const endedWithinMs = 100_000;

/** Clients that hold a connection and say nothing, or that send a body byte by byte: pages are served meanwhile, and they are hung up on. */
export async function slowClients(say: (line: string) => void): Promise<Outcome> {
  const complaints = new Complaints();
  const site = await startSite([], { WEBDOCS_PUBLIC_ADDRESS: publicAddress, WEBDOCS_TRUSTED_PROXIES: '127.0.0.1' });
  const sockets: Socket[] = [];
  try {
    const before = await residentMb(site);
    let open = 0;
    const began = performance.now();
    for (let count = 0; count < idle; count += connectedAtOnce)
      sockets.push(...(await Promise.all(Array.from({ length: connectedAtOnce }, () => connected(site)))));
    const slow = await Promise.all(Array.from({ length: slowBodies }, () => connected(site)));
    const answers = slow.map(trickle);
    sockets.push(...slow);
    open = sockets.length;
    for (const socket of sockets) socket.once('close', () => (open -= 1));
    const held = await residentMb(site);

    const served: number[] = [];
    for (let count = 0; count < 100; count += 1) {
      const asked = performance.now();
      const { status } = await fetch(`${site.address}${page}?${count}`);
      complaints.expect(status === 200, `a page was answered ${status} beside ${idle} idle connections`);
      served.push(performance.now() - asked);
    }
    served.sort((one, other) => one - other);
    while (open > 0 && performance.now() - began < endedWithinMs) await new Promise((resolve) => setTimeout(resolve, 500));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const told = (await Promise.all(answers)).filter((text) => /^HTTP\/1\.1 408/.test(text)).length;
    complaints.expect(open === 0, `${open} connections are open after ${seconds} s`);
    complaints.expect(told === slowBodies, `${told} of ${slowBodies} slow bodies were answered with 408`);
    say(
      `${idle} idle connections and ${slowBodies} slow bodies: process ${before} MB before and ${held} MB with them; 100 pages meanwhile, ` +
        `median ${served[50]?.toFixed(0)} ms, slowest ${served.at(-1)?.toFixed(0)} ms; all ended after ${seconds} s, ${told} with 408`,
    );
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.stop();
  }
  return complaints.outcome(say);
}

function connected(site: RunningSite): Promise<Socket> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(socket));
    socket.once('error', reject);
    // The site hangs up; that it does so while bytes are on the way is no failure of this run.
    socket.on('error', () => undefined);
    socket.resume();
  });
}

/** Resolves with what the site said in the end. */
function trickle(socket: Socket, index: number): Promise<string> {
  // Of a network of its own: of one, few reports are read at all.
  const from = `Origin: ${publicAddress}\r\nX-Forwarded-For: 20.0.${index}.1\r\n`;
  socket.write(`POST /_report HTTP/1.1\r\nHost: localhost:3000\r\n${from}Content-Type: text/plain\r\nContent-Length: 5000\r\n\r\n`);
  let said = '';
  socket.on('data', (text: Buffer) => (said += text.toString('latin1')));
  const timer = setInterval(() => socket.write('x'), byteEveryMs);
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(timer);
      resolve(said);
    }),
  );
}

async function residentMb(site: RunningSite): Promise<number> {
  return Math.round((await readGauge(site.operations, 'webdocs_resident_bytes')) / 1024 ** 2);
}
