import { gunzipSync } from 'node:zlib';
import type { Page, Request, Route } from '@playwright/test';

/** A ping or a mark, as the site would get it. */
export interface SubmittedPing {
  readonly name: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  /** All that it says, whatever its type. */
  readonly said: Readonly<Record<string, unknown>>;
}

/** What pages tell of a visit, answered in place of the site; asked with the number of those that came before. */
export class SubmittedPings {
  readonly all: SubmittedPing[] = [];
  answer: (before: number) => Parameters<Route['fulfill']>[0] = () => ({ status: 204 });

  static async of(page: Page): Promise<SubmittedPings> {
    const pings = new SubmittedPings();
    await page.context().route('**/submit/**', async (route) => {
      const before = pings.all.length;
      pings.all.push(await read(route.request()));
      await route.fulfill(pings.answer(before)).catch(() => undefined);
    });
    return pings;
  }

  names(): string[] {
    return this.all.map(({ name }) => name);
  }

  of(name: string): Array<SubmittedPing['said']> {
    return this.all.filter((ping) => ping.name === name).map(({ said }) => said);
  }

  clicks(): unknown[] {
    return this.of('action').map(({ source }) => source);
  }
}

async function read(request: Request): Promise<SubmittedPing> {
  const [, , , name = '', , id = ''] = new URL(request.url()).pathname.split('/');
  const headers = await request.allHeaders();
  const body = request.postDataBuffer() ?? Buffer.from('{}');
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  return { name, id, headers, said: plain(JSON.parse(text.toString()) as Content) };
}

interface Content {
  readonly metrics?: Readonly<Record<string, object>>;
  readonly events?: ReadonlyArray<{ readonly extra: object }>;
}

function plain({ metrics = {}, events = [], ...rest }: Content): Record<string, unknown> {
  return Object.assign({}, rest, ...Object.values(metrics), ...events.map(({ extra }) => extra)) as Record<string, unknown>;
}
