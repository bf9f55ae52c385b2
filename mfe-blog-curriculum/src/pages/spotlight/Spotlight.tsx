import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import type { PartProps } from '@webdocs/remote-kit';
import { Profile } from '../../features/spotlight/Profile.tsx';

export function Spotlight({ page }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return page.renderer === 'ContributorSpotlight' ? <Profile key={page.url} hyData={page.hyData} /> : null;
}
