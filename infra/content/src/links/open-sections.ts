import type { PublicConfiguration } from '@webdocs/contracts/configuration';

/** A switched-off feature has no pages, and nothing leads there. */
export function isOpen(section: string, { features }: Pick<PublicConfiguration, 'features'>): boolean {
  if (section === 'plus') return features.plus;
  if (section === 'advertising') return features.ads;
  if (section === 'newsletter') return features.newsletter;
  if (section === 'observatory') return features.observatory;
  return true;
}
