import { Exit, type PageRequest, type Reply } from './page-request.ts';
import type { Trace } from './observe/trace.ts';
import type { GatewayServices } from './gateway-services.ts';
import { composeDocument } from './steps/compose-document.ts';
import { renderFragments } from './steps/render-fragments.ts';
import { resolveComposition } from './steps/resolve-composition.ts';
import { locate } from './steps/locate.ts';
import { resolvePage } from './steps/resolve-page.ts';
import { pageDataReply, setHeaders } from './steps/set-headers.ts';

/** Takes a request through the steps of `page-request.ts` up to the reply that `send` writes out and the page cache keeps. */
export async function answerPage(request: PageRequest, parts: GatewayServices, trace: Trace): Promise<Reply> {
  const located = await trace.step('resolve-locale', () => locate(request, parts));
  if (located instanceof Exit) return located.reply;

  const composed = await trace.step('resolve-composition', () => resolveComposition(located, parts));

  const resolved = await trace.step('resolve-page', () => resolvePage(composed, parts));
  if (resolved instanceof Exit) return resolved.reply;
  if (request.form === 'json') return trace.step('set-headers', () => pageDataReply(resolved, trace));

  const rendered = await trace.step('render-fragments', () => renderFragments(resolved, parts, trace));

  const document = await trace.step('compose-document', () => composeDocument(rendered, parts));

  return trace.step('set-headers', () => setHeaders(rendered, document, parts, trace));
}
