import type { GatewayServices } from '../gateway-services.ts';
import type { ComposedRequest, LocatedRequest } from '../page-request.ts';

/** Step 2. Resolved once: server render, script list and browser all use this composition and no other. */
export function resolveComposition(request: LocatedRequest, { sites }: GatewayServices): ComposedRequest {
  return { ...request, site: sites.current() };
}
