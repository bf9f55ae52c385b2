import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Feature } from '@webdocs/contracts/remote/definition';

/** What a site may have beside documents, or lack. */
export type Capability = 'updates' | 'aiHelp' | 'playground' | 'offline' | 'earlyAccess' | 'ads';

interface Sign {
  /** The page that is there with it, as the gateway tells of pages that are missing. */
  readonly page?: string;
  readonly switch?: Feature;
}

/** By what a capability is known to be there: nothing that lacks it is shown, and nothing is sold for it. */
const signs: Readonly<Record<Capability, Sign>> = {
  updates: { page: '/plus/updates' },
  aiHelp: { page: '/plus/ai-help', switch: 'aiHelp' },
  playground: { page: '/play' },
  offline: { page: '/plus/docs/features/offline' },
  earlyAccess: { page: '/plus/docs/features/early-access' },
  ads: { switch: 'ads' },
};

/** For the definition: the gateway says which of them are missing. */
export const capabilityPages: readonly string[] = Object.values(signs).flatMap(({ page }) => page ?? []);

export function hasCapability(name: Capability, { features, absent }: Pick<PublicConfiguration, 'features' | 'absent'>): boolean {
  const { page, switch: feature } = signs[name];
  return (!feature || features[feature]) && !(page && absent?.includes(page));
}
