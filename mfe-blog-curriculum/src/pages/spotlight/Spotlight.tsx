import { BrokenAnswer } from '@webdocs/page-states/answer/BrokenAnswer';
import type { PartProps } from '@webdocs/remote-kit';
import { Profile } from '../../features/spotlight/Profile.tsx';

export function Spotlight({ page }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenAnswer page={page} />;
  return page.renderer === 'ContributorSpotlight' ? <Profile key={page.url} hyData={page.hyData} /> : null;
}
