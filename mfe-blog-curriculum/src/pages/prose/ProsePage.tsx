import type { PageOf } from '@webdocs/contracts/page/page';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { useText, type PartProps } from '@webdocs/remote-kit';
import { Contributors } from '../../features/community/Contributors.tsx';
import { OpenIssues } from '../../features/community/OpenIssues.tsx';
import { DataChoices } from '../../features/data-choices/DataChoices.tsx';
import { GenericPage } from '../../features/generic-page/GenericPage.tsx';
import { TabbedPage } from '../../features/generic-page/TabbedPage.tsx';
import { Opening } from '../../features/opening/Opening.tsx';
import { Team } from '../../features/team/Team.tsx';

/** No heading of a text has such an id. */
const teamId = 'about.team';
const contributorsId = 'community.contributors';
const issuesId = 'community.issues';

/** Pages about the site, with what is known of its community and what users decide about their data. */
export function ProsePage({ page }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  if (page.renderer !== 'Generic') return null;
  return <PageAboutSite key={page.url} page={page} />;
}

function PageAboutSite({ page }: { readonly page: PageOf<'Generic'> }) {
  const text = useText();
  const { title, summary, contributors, issues, team } = page.hyData;
  const opening = <Opening title={title} summary={summary} isCurriculum={false} />;
  const ofContributors = contributors && {
    id: contributorsId,
    text: text('blog-community-contributors'),
    section: <Contributors id={contributorsId} contributors={contributors} />,
  };
  const ofIssues = issues && {
    id: issuesId,
    text: text('blog-community-issues'),
    section: <OpenIssues id={issuesId} issues={issues} />,
  };
  const ofTeam = Array.isArray(team) ? { id: teamId, text: text('blog-team-title'), section: <Team id={teamId} team={team} /> } : undefined;
  const more = [ofTeam, ofContributors, ofIssues].filter((section) => section !== undefined);
  if (page.template === 'GenericAbout') return <TabbedPage page={page} opening={opening} more={more} />;
  return <GenericPage page={page} opening={opening} more={more} before={page.template === 'GenericDataChoices' && <DataChoices />} />;
}
