import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attributes } from '@webdocs/standalone-pages';
import { packedOnce } from './compressed.ts';
import { frameHeaders } from './frame-headers.ts';
import { looks } from './looks.ts';
import { documentHead } from './sample-frame/document-pieces.ts';
import type { WaitingFacts } from './sample-frame/waiting-facts.ts';

export interface WaitingPage {
  /** Of what it says and how it is served: a page that is kept for good keeps its policy, too. */
  readonly print: string;
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
  /** Of the page for reading without a network, which is kept for good. */
  readonly isKept?: boolean;
}

/** Longer than a visit. The host of a frame is made up for a visit, so no later one finds an old page there. */
const forVisit = 'public, max-age=86400';
const forGood = 'public, max-age=31536000, immutable';

/** The page of every frame that is given its code by a port: the same for all, so what runs there was never asked for. */
export function waitingPage({ ancestors, waitingScript, moduleHosts, isKept = false, ...rest }: WaitingPageOptions): WaitingPage {
  const facts: WaitingFacts = { ...rest, isKept, looks };
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
  const plainPage = page(early('modulepreload'));
  const plain = packedOnce(plainPage, 9);
  const withModules = packedOnce(page(early('prefetch')), 9);
  const headersOf = (hasModules: boolean) =>
    frameHeaders({ ancestors, isShared: false, isApart: true, userAgent: undefined, ...(hasModules ? { moduleHosts } : {}) });
  return {
    print: createHash('sha256')
      .update(plainPage + JSON.stringify(headersOf(false)))
      .digest('hex')
      .slice(0, 12),
    async send(request, reply, hasModules) {
      const { bytes, headers } = await (hasModules ? withModules : plain)(request);
      reply.code(200).headers({
        ...headersOf(hasModules),
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': isKept ? forGood : forVisit,
        vary: 'accept-encoding',
      });
      return reply.send(bytes);
    },
  };
}
