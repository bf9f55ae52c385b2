import { setTimeout as pause } from 'node:timers/promises';

export interface SiteReply {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly body: Buffer;
}

const busyAgainMs = 1_000;
const mostTries = 30;

/** Asks the running site, as a browser would that keeps nothing; one that is busy is asked again. */
export async function askSite(origin: string, path: string): Promise<SiteReply> {
  const address = origin + path.split('/').map(encodeURIComponent).join('/');
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status === 503 && tries < mostTries) {
      await pause(busyAgainMs);
      continue;
    }
    const location = response.headers.get('location') ?? undefined;
    return { status: response.status, location, type: response.headers.get('content-type') ?? '', body };
  }
}
