import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FailureReportSchema, reportFailure, type FailureReport } from '@webdocs/contracts/api/report';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { GatewayServices } from '../gateway-services.ts';
import { startTrace } from '../observe/trace.ts';
import { answerPage } from '../pipeline.ts';
import { serveCompositions } from '../routes/compositions.ts';
import { pageRequestOf } from '../routes/pages.ts';

export interface RehearsalSite {
  readonly address: string;
  /** What its pages said of parts that failed. */
  readonly reports: readonly FailureReport[];
  close(): Promise<void>;
}

interface RehearsalSiteOptions {
  /** For the composition to be. */
  readonly parts: GatewayServices;
  readonly addressLimit: number;
  /** What is no page is the same in every composition: files, feeds and calls are answered by the site itself. */
  readonly site: Pick<FastifyInstance, 'inject'>;
}

/** The site as it would be, on loopback and for the rehearsal browser alone: pages are made for it, and nothing can be changed. */
export async function openRehearsalSite({ parts, addressLimit, site }: RehearsalSiteOptions): Promise<RehearsalSite> {
  const reports: FailureReport[] = [];
  let ownHost = '';
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) => done(null, body));
  serveCompositions(server, parts.sites);

  server.post(reportFailure.path, async (request, reply) => {
    const report = v.safeParse(FailureReportSchema, fromJson(request.body));
    if (report.success) reports.push(report.output);
    return reply.code(204).send();
  });

  server.get('/*', async (request, reply) => {
    if (!isPage(request.headers['sec-fetch-dest'], request.url)) {
      const { statusCode, headers, rawPayload } = await site.inject({
        method: 'GET',
        url: request.url,
        headers: passedOn(request.headers, ownHost),
      });
      return reply.code(statusCode).headers(headers).send(rawPayload);
    }
    const page = pageRequestOf(request, addressLimit, parts.sites.current().declared.pages);
    const { status, headers, body } = await answerPage(page, parts, startTrace());
    return reply.code(status).headers(headers).send(body);
  });

  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  ownHost = `127.0.0.1:${port}`;
  return { address: `http://${ownHost}`, reports, close: () => server.close() };
}

function isPage(destination: string | string[] | undefined, url: string): boolean {
  return destination === 'document' || /\/index\.json(\?|$)/.test(url);
}

/** The browser says nothing else that an answer depends on. Samples are at hosts of their own. */
function passedOn(headers: IncomingHttpHeaders, ownHost: string): Record<string, string> {
  const { accept, 'accept-encoding': encoding, host = ownHost } = headers;
  return {
    ...(accept ? { accept } : {}),
    ...(typeof encoding === 'string' ? { 'accept-encoding': encoding } : {}),
    ...(host === ownHost ? {} : { host }),
  };
}

function fromJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
