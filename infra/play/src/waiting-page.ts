import type { FastifyReply, FastifyRequest } from 'fastify';
import { attributes } from '@webdocs/standalone-pages';
import { packedOnce } from './compressed.ts';
import { frameHeaders } from './frame-headers.ts';
import { looks } from './looks.ts';
import { documentHead } from './sample-frame/document-pieces.ts';
import type { WaitingFacts } from './sample-frame/waiting-facts.ts';

export interface WaitingPage {
  /** `hasModules` is for code that imports: only modules of the list are loaded there. */
  send(request: FastifyRequest, reply: FastifyReply, hasModules: boolean): Promise<FastifyReply>;
}

interface WaitingPageOptions {
  /** Who may hand over code. */
  readonly siteOrigins: readonly string[];
  readonly ancestors: readonly string[];
  readonly waitingScript: string;
  readonly guardAddress: string;
  readonly wabtAddress: string;
  readonly sharedAssets: boolean;
  readonly moduleHosts: readonly string[];
}

/** Longer than a visit. The host of a frame is made up for a visit, so no later one finds an old page there. */
const oneDay = 24 * 60 * 60;

/** The page of every frame that is given its code by a port: the same for all, so what runs there was never asked for. */
export function waitingPage({ ancestors, waitingScript, moduleHosts, ...rest }: WaitingPageOptions): WaitingPage {
  const facts: WaitingFacts = { ...rest, looks };
  // It is there then, should the network go. Some browsers take no import map once a module was asked for: for code that imports it is fetched as a file.
  const early = (relation: 'modulepreload' | 'prefetch') => `<link rel="${relation}" href="${rest.guardAddress}">\n`;
  const page = (links: string) => `<!doctype html>
<html lang="en-US">
${documentHead}<meta name="robots" content="noindex">
${links}<script${attributes({ 'data-waiting': JSON.stringify(facts) })}>${waitingScript}</script>
</head>
<body></body>
</html>
`;
  const plain = packedOnce(page(early('modulepreload')), 9);
  const withModules = packedOnce(page(early('prefetch')), 9);
  return {
    async send(request, reply, hasModules) {
      const { bytes, headers } = await (hasModules ? withModules : plain)(request);
      reply.code(200).headers({
        ...frameHeaders({ ancestors, isShared: false, isApart: true, userAgent: undefined, ...(hasModules ? { moduleHosts } : {}) }),
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': `public, max-age=${oneDay}`,
        vary: 'accept-encoding',
      });
      return reply.send(bytes);
    },
  };
}
