import { addressOf } from '@webdocs/contracts/reader/address';
import type { GatewayServices } from '@webdocs/gateway/gateway-services';
import { Exit, type PageRequest, type ResolvedRequest } from '@webdocs/gateway/page-request';
import { locate } from '@webdocs/gateway/steps/locate';
import { resolveComposition } from '@webdocs/gateway/steps/resolve-composition';
import { resolvePage } from '@webdocs/gateway/steps/resolve-page';

export function requestFor(pathname: string): PageRequest {
  return { pathname, readSearch: '', search: '', form: 'html', cookies: {}, acceptLanguage: undefined };
}

/** A page as it comes to the step that renders it. */
export async function resolvedPage(pathname: string, parts: GatewayServices): Promise<ResolvedRequest> {
  const located = locate(requestFor(pathname), parts);
  if (located instanceof Exit) throw new Error(`${pathname} is redirected`);
  const resolved = await resolvePage(resolveComposition(located, parts), parts);
  if (resolved instanceof Exit) throw new Error(`${pathname} is redirected`);
  return { ...resolved, address: addressOf(pathname, '') };
}
