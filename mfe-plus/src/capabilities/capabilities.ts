import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Feature } from '@webdocs/contracts/remote/definition';

/** What a site may have beside documents, or lack. */
export type Capability = 'updates' | 'aiHelp' | 'playground' | 'offline' | 'earlyAccess' | 'ads';

interface Sign {
  /** The page that is there with it, as the gateway tells of pages that are missing. */
  readonly page?: string;
  readonly switch?: Feature;
  /** At least one feature is early. */
  readonly isAnyEarly?: true;
  /** Packs are made, or come from another host. */
  readonly isOffline?: true;
}

/** By what a capability is known to be there: nothing that lacks it is shown, and nothing is sold for it. */
const signs: Readonly<Record<Capability, Sign>> = {
  updates: { page: '/plus/updates' },
  aiHelp: { page: '/plus/ai-help', switch: 'aiHelp' },
  playground: { page: '/play' },
  offline: { page: '/plus/docs/features/offline', isOffline: true },
  earlyAccess: { isAnyEarly: true },
  ads: { switch: 'ads' },
};

/** For the definition: the gateway says which of them are missing. */
export const capabilityPages: readonly string[] = Object.values(signs).flatMap(({ page }) => page ?? []);

export function hasCapability(
  name: Capability,
  { features, early, offline, absent }: Pick<PublicConfiguration, 'features' | 'early' | 'offline' | 'absent'>,
): boolean {
  const { page, switch: feature, isAnyEarly, isOffline } = signs[name];
  if (isOffline && offline === false) return false;
  return (!feature || features[feature]) && (!isAnyEarly || Boolean(early?.length)) && !(page && absent?.includes(page));
}
