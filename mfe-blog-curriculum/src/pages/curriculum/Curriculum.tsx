import type { CurriculumPage, PageOf } from '@webdocs/contracts/page/page';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import type { PartProps } from '@webdocs/remote-kit';
import { Chapter } from '../../features/curriculum/Chapter.tsx';
import { Landing } from '../../features/curriculum/Landing.tsx';
import { GenericPage } from '../../features/generic-page/GenericPage.tsx';
import { Opening } from '../../features/opening/Opening.tsx';
import { keepInAccount } from '../../data/keep-in-account.ts';
import { useAccountForTicks } from '../../ticks/use-ticks.ts';

/** The curriculum: its first page, its parts and modules. A site that has no more than a page about it shows that page. */
export function Curriculum({ page }: PartProps) {
  switch (page.renderer) {
    case 'CurriculumLanding':
    case 'CurriculumOverview':
    case 'CurriculumModule':
    case 'CurriculumAbout':
    case 'CurriculumDefault':
      return <CurriculumText key={page.url} page={page} />;
    case 'Broken':
      return <BrokenPage page={page} />;
    case 'Generic':
      return <OneText key={page.url} page={page} />;
    default:
      return null;
  }
}

function CurriculumText({ page: { doc } }: { readonly page: CurriculumPage }) {
  useAccountForTicks(keepInAccount);
  return doc.template === 'landing' ? <Landing doc={doc} /> : <Chapter doc={doc} />;
}

function OneText({ page }: { readonly page: PageOf<'Generic'> }) {
  const { title, summary } = page.hyData;
  const isFirst = /^\/en-US\/curriculum\/?$/.test(page.url);
  return <GenericPage page={page} opening={<Opening title={title} summary={summary} isCurriculum={isFirst} />} />;
}
