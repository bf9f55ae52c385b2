import type { CurriculumPage } from '@webdocs/contracts/page/page';
import { play } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';
import { isOwn } from './lesson.ts';
import styles from './Poster.module.css';

interface PosterProps {
  readonly course: NonNullable<CurriculumPage['doc']['partner']>;
  readonly open: (event: MouseEvent) => void;
  readonly prepare: () => void;
}

/** The way to a lesson: a link for everyone, and over the page for those whose browser has a script. */
export function Poster({ course, open, prepare }: PosterProps) {
  const text = useText();
  return (
    <a
      className={styles.poster}
      href={course.url}
      {...(isOwn(course) ? {} : { rel: 'noopener' })}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Landscape />
      <span className={styles.invitation}>
        <Glyph of={play} size={16} />
        {text(isOwn(course) ? 'blog-curriculum-lesson' : 'blog-curriculum-partner')}
      </span>
    </a>
  );
}

/** A sun over two hills, in the cloth of the section. */
function Landscape() {
  return (
    <svg className={styles.landscape} viewBox="0 0 432 243" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <circle className={styles.sun} cx="342" cy="52" r="27" />
      <path className={styles.hills} d="M0 198 108 139l81 41L296 99l136 74v70H0z" />
    </svg>
  );
}
