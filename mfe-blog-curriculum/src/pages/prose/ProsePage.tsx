import type { PageOf } from '@webdocs/contracts/page/page';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { useText, type PartProps } from '@webdocs/remote-kit';
import { Contributors } from '../../features/community/Contributors.tsx';
import { OpenIssues } from '../../features/community/OpenIssues.tsx';
import { DataChoices } from '../../features/data-choices/DataChoices.tsx';
import { GenericPage } from '../../features/generic-page/GenericPage.tsx';
import { Opening } from '../../features/opening/Opening.tsx';

/** No heading of a text has such an id. */
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
  const { title, summary, contributors, issues } = page.hyData;
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
  return (
    <GenericPage
      page={page}
      opening={<Opening title={title} summary={summary} isCurriculum={false} />}
      more={[ofContributors, ofIssues].filter((section) => section !== undefined)}
      before={page.template === 'GenericDataChoices' && <DataChoices />}
    />
  );
}
