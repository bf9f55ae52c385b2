import type { CurriculumPage } from '@webdocs/contracts/page/page';
import { BrokenAnswer } from '@webdocs/page-states/answer/BrokenAnswer';
import type { PartProps } from '@webdocs/remote-kit';
import { Chapter } from '../../features/curriculum/Chapter.tsx';
import { Landing } from '../../features/curriculum/Landing.tsx';
import { ProsePage } from '../prose/ProsePage.tsx';

/** The curriculum: its first page, its parts and modules. A site that has no more than a page about it shows that page. */
export function Curriculum(props: PartProps) {
  const { page } = props;
  switch (page.renderer) {
    case 'CurriculumLanding':
    case 'CurriculumOverview':
    case 'CurriculumModule':
    case 'CurriculumAbout':
    case 'CurriculumDefault':
      return <CurriculumText key={page.url} page={page} />;
    case 'Broken':
      return <BrokenAnswer page={page} />;
    default:
      return <ProsePage {...props} />;
  }
}

function CurriculumText({ page: { doc } }: { readonly page: CurriculumPage }) {
  return doc.template === 'landing' ? <Landing doc={doc} /> : <Chapter doc={doc} />;
}
