import { definePart, type PartProps } from '@webdocs/remote-kit';
import { MissingProfile } from '../../features/spotlight/MissingProfile.tsx';
import { Profile } from '../../features/spotlight/Profile.tsx';
import words from '../../features/spotlight/words/en-US.ftl';

function Spotlight({ page }: PartProps) {
  if (page.renderer === 'Broken') return <MissingProfile path={page.url} />;
  return page.renderer === 'ContributorSpotlight' ? <Profile key={page.url} hyData={page.hyData} /> : null;
}

export const spotlight = definePart({ component: Spotlight, messages: words });
