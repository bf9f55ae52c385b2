import { Failure } from '@webdocs/contracts/failures/failure';
import { guardPath } from './path-guard.ts';

/** In place of the site's own, which is not known here; an address that leads to another one is not of the site. */
const base = 'http://site.invalid';

/** The path of an address of the site, decoded once and for all like that of a request; undefined where no request could have it. */
export function pathInAddress(address: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname } = new URL(address, base);
  if (origin !== base) return undefined;
  try {
    return guardPath(pathname, { limit: Infinity });
  } catch (thrown) {
    if (thrown instanceof Failure) return undefined;
    throw thrown;
  }
}
