import type { FastifyReply, FastifyRequest } from 'fastify';
import { attributes } from '@webdocs/standalone-pages';
import { packedOnce } from './compressed.ts';
import { frameHeaders } from './frame-headers.ts';
import { looks } from './looks.ts';
import { documentHead } from './sample-frame/document-pieces.ts';
import type { WaitingFacts } from './sample-frame/waiting-facts.ts';

export interface WaitingPage {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

interface WaitingPageOptions {
  readonly siteOrigins: readonly string[];
  readonly waitingScript: string;
  readonly guardAddress: string;
  readonly wabtAddress: string;
  readonly sharedAssets: boolean;
}

/** Longer than a visit. The host of a frame is made up for a visit, so no later one finds an old page there. */
const oneDay = 24 * 60 * 60;

/** The page of every frame that is given its code by a port: the same for all, so what runs there was never asked for. */
export function waitingPage({ siteOrigins, waitingScript, guardAddress, wabtAddress, sharedAssets }: WaitingPageOptions): WaitingPage {
  const facts: WaitingFacts = { siteOrigins, looks, guardAddress, wabtAddress, sharedAssets };
  const text = `<!doctype html>
<html lang="en-US">
${documentHead}<meta name="robots" content="noindex">
<link rel="modulepreload" href="${guardAddress}">
<script${attributes({ 'data-waiting': JSON.stringify(facts) })}>${waitingScript}</script>
</head>
<body></body>
</html>
`;
  const formFor = packedOnce(text, 9);
  return {
    async send(request, reply) {
      const { bytes, headers } = await formFor(request);
      reply.code(200).headers({
        ...frameHeaders({ siteOrigins, isShared: false, isApart: true, userAgent: undefined }),
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': `public, max-age=${oneDay}`,
        vary: 'accept-encoding',
      });
      return reply.send(bytes);
    },
  };
}
