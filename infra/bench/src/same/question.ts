import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Answer } from './answer-pieces.ts';

/** What is asked for: written in a list as the path alone, or with a tab and what goes with it as JSON. */
export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function writtenQuestion({ path, ...rest }: Question): string {
  return Object.keys(rest).length === 0 ? path : `${path}\t${JSON.stringify(rest)}`;
}

export function readQuestion(line: string): Question {
  const [path = '', rest] = line.split('\t');
  return { path, ...(rest ? (JSON.parse(rest) as Omit<Question, 'path'>) : {}) };
}

const answersWithinMs = 120_000;

/** Asks a site on this machine; redirects are answers like any other. `fetch` would not send a `host` of our choice. */
export function siteAsker(site: string, atOnce: number): { ask(question: Question): Promise<Answer>; close(): void } {
  const { hostname, port, host } = new URL(site);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    ask: ({ path, method = 'GET', headers = {} }) =>
      new Promise((resolve, reject) => {
        // Names below localhost are of this machine, whatever its resolver says.
        const sent = request({ agent, hostname, port, path, method, headers: { host, ...headers }, timeout: answersWithinMs }, (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.once('error', reject);
          answer.once('end', () => {
            const body = Buffer.concat(pieces);
            const isPacked = answer.headers['content-encoding'] === 'gzip' && body.length > 0;
            resolve({ status: answer.statusCode ?? 0, headers: flat(answer.headers), body: isPacked ? gunzipSync(body) : body });
          });
        });
        sent.once('timeout', () => sent.destroy(new Error(`${path}: no answer within ${answersWithinMs} ms`)));
        sent.once('error', reject);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, Array.isArray(value) ? value.join('\n') : value]));
}
