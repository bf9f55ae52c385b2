import type { GatewayServices } from '../gateway-services.ts';
import { redirect, type Exit, type LocatedRequest, type PageRequest } from '../page-request.ts';
import { resolveLocale } from './resolve-locale.ts';

/** Step 1, resolve-locale. Exit: a redirect to the address in the right language and spelling. */
export function locate(request: PageRequest, { content, configuration, sites }: GatewayServices): LocatedRequest | Exit {
  const { pages, links } = sites.current().declared;
  const found = resolveLocale(request, {
    exists: (locale, pathname) => content.exists(locale, pathname),
    leads: (locale, pathname) => content.destination({ locale, pathname, search: '' }) !== undefined,
    locales: configuration.locales,
    pages,
    links,
  });
  if (found.kind === 'address') return { ...request, address: { ...found.address, search: request.readSearch } };
  return redirect(found.status, inForm(request, found.to), found.cache);
}

/** Page data moves with its page: the redirect of `…/index.json` leads to `index.json` again. */
function inForm({ form }: PageRequest, to: string): string {
  if (form === 'html') return to;
  const { pathname, search } = new URL(to, 'http://site.invalid');
  return `${pathname.replace(/\/$/, '')}/index.json${search}`;
}
