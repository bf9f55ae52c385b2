import type { ServerConfiguration } from '@webdocs/configuration/read-configuration';
import type { AdServer } from '@webdocs/placements';

export function adServerOf({ server: address, publisher, token, countries }: ServerConfiguration['ads']): AdServer | undefined {
  return address === null ? undefined : { address, publisher, token, countries };
}
