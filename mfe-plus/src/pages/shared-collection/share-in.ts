import { pathWithoutLocale, type Address } from '@webdocs/contracts/reader/address';

/** What an address of a shared collection says after `/plus/shared/`. */
export function shareIn({ pathname }: Pick<Address, 'pathname'>): string | undefined {
  const [, , , share] = pathWithoutLocale(pathname).split('/');
  return share || undefined;
}
