import type { CurriculumPage } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { isOwn } from './lesson.ts';
import styles from './PartnerBanner.module.css';

/** At the foot of the first page: who teaches what the curriculum lists. It loads nothing of theirs. */
export function PartnerBanner({ course }: { readonly course: NonNullable<CurriculumPage['doc']['partner']> }) {
  const text = useText();
  const own = isOwn(course);
  const told = own ? course.summary : text('blog-curriculum-partner-text', { host: new URL(course.url).host });
  return (
    <section className={styles.banner} aria-labelledby="partner">
      <div>
        <h2 id="partner">{text(own ? 'blog-curriculum-lesson' : 'blog-curriculum-partner')}</h2>
        <p className={styles.title}>{course.title}</p>
        {told && <p>{told}</p>}
      </div>
      <Button size="large" href={course.url} {...(own ? {} : { target: '_blank', rel: 'noopener' })}>
        {text(own ? 'blog-curriculum-lesson-read' : 'blog-curriculum-partner-open')}
      </Button>
    </section>
  );
}
