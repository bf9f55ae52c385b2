import type { Io } from '../io.ts';
import { startSite } from './start-site.ts';
import { untilStopped } from './until-stopped.ts';

export const usage = 'site start [… the settings of the site]';

/** `site start`: runs until it is told to stop. */
export async function run(flags: readonly string[], io: Io): Promise<void> {
  const began = performance.now();
  const site = await startSite(flags, io);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  site.say(welcome(`http://localhost:${site.port}`, seconds, site.announcements));
  await untilStopped(site);
}

function welcome(address: string, seconds: string, announcements: readonly string[]): string {
  return `
Ready in ${seconds} s:  ${address}

  Read        ${address}/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array
  Search      ${address}/en-US/search?q=flex
  Blog        ${address}/en-US/blog/
  Plus        ${address}/en-US/plus
  No page     ${address}/en-US/docs/Nowhere

${announcements.map((line) => `  ${line}\n`).join('')}
  In another terminal: npm run site -- status, npm run deploy -w mfe-docs, npm run site -- rollback mfe-docs
  Ctrl+C stops the site.`;
}
