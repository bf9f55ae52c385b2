import { headingId } from '@webdocs/contracts/page/document-ids';
import type { CurriculumPage, Section } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { classNames } from '@webdocs/design/class-names';
import prose from '@webdocs/reading/prose.module.css';
import { useText } from '@webdocs/remote-kit';
import { CurriculumSection } from './CurriculumSection.tsx';
import { ModuleList } from './ModuleList.tsx';
import { PartnerBanner } from './lesson/PartnerBanner.tsx';
import { Poster } from './lesson/Poster.tsx';
import { useLesson } from './lesson/use-lesson.tsx';
import { Stairway } from './Stairway.tsx';
import styles from './Landing.module.css';

/** The first page: what the curriculum is, all its modules, and whatever else its writers say. */
export function Landing({ doc }: { readonly doc: CurriculumPage['doc'] }) {
  const hasModules = doc.body.some((section) => idOf(section) === 'modules');
  return (
    <article data-glean="curriculum">
      <Cover doc={doc} />
      <div className={styles.page}>
        {doc.body.map((section, index) => (
          <LandingSection key={index} section={section} doc={doc} />
        ))}
        {!hasModules && <ModuleList parts={doc.modules} />}
        {doc.partner && <PartnerBanner course={doc.partner} />}
      </div>
    </article>
  );
}

function Cover({ doc }: { readonly doc: CurriculumPage['doc'] }) {
  const text = useText();
  const first = doc.modules[0];
  const about = doc.sidebar.find(({ children }) => !children);
  return (
    <header className={styles.cover}>
      <div className={styles.opening}>
        <div>
          <p className={styles.label}>{text('blog-curriculum')}</p>
          <h1 id={headingId}>{doc.title}</h1>
          {doc.summary && <p className={styles.summary}>{doc.summary}</p>}
          <div className={styles.ways}>
            {first && (
              <Button kind="primary" size="large" href={first.url}>
                {text('blog-curriculum-start')}
              </Button>
            )}
            {about && (
              <Button size="large" href={about.url}>
                {text('blog-curriculum-how')}
              </Button>
            )}
          </div>
        </div>
        <Stairway />
      </div>
    </header>
  );
}

/** Two sections have a form of their own: beside what it says of itself is the partner, and the modules are a list. */
function LandingSection({ section, doc }: { readonly section: Section; readonly doc: CurriculumPage['doc'] }) {
  const id = idOf(section);
  if (id === 'modules') return <ModuleList parts={doc.modules} />;
  const words = (
    <div className={classNames(styles.words, prose.prose)}>
      <CurriculumSection section={section} />
    </div>
  );
  if (id !== 'about_the_curriculum' || !doc.partner) return words;
  return (
    <div className={styles.about}>
      {words}
      <LessonPoster course={doc.partner} />
    </div>
  );
}

function LessonPoster({ course }: { readonly course: NonNullable<CurriculumPage['doc']['partner']> }) {
  const { open, prepare, dialog } = useLesson();
  return (
    <div>
      <Poster course={course} open={(event) => open(event, course)} prepare={prepare} />
      {dialog}
    </div>
  );
}

function idOf(section: Section): string | null {
  return 'id' in section.value && typeof section.value.id === 'string' ? section.value.id : null;
}
