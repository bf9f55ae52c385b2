import { errorPage, type Answer, type PageRequest, type Route } from '@webdocs/standalone-pages';
import { ownFlow, siteFlow, type Flow } from '../provider/flow.ts';
import type { IdentityServices } from '../identity-services.ts';

type FlowHandler = (request: PageRequest, flow: Flow) => Promise<Answer>;

export interface FlowRoute {
  readonly method: Route['method'];
  readonly path: string;
  readonly handler: FlowHandler;
  /** A mail may be opened in another browser than the one in which it was asked for. */
  readonly isFromLetter?: boolean;
}

/** One page at two addresses: as a step of a sign-in that the site began, and by itself. */
export function flowRoutes(parts: IdentityServices, routes: readonly FlowRoute[]): Route[] {
  return routes.flatMap(({ method, path, handler, isFromLetter = false }): Route[] => [
    { method, path, handler: (request) => handler(request, ownFlow(parts, request)) },
    {
      method,
      path: `/interaction/:uid${path}`,
      async handler(request) {
        const flow = await siteFlow(parts, request);
        if (flow) return handler(request, flow);
        return isFromLetter ? handler(request, ownFlow(parts, request)) : ended(parts, request);
      },
    },
  ]);
}

/** A login that cannot be gone on with. */
function ended({ frame, text }: IdentityServices, { locale }: PageRequest): Answer {
  const say = text(locale);
  const words = { title: say('identity-ended'), text: say('identity-ended-text') };
  return { document: errorPage(frame(locale), { status: 400, words }), status: 400 };
}
