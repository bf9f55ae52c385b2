import type { ReactNode, Ref } from 'react';
import type { StaffSectionId } from './staff-sections.ts';
import styles from './StaffSection.module.css';

interface StaffSectionProps {
  readonly id: StaffSectionId;
  readonly title: string;
  /** Where the focus goes when what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Which of it is listed. */
  readonly choices?: ReactNode;
  /** How much there is, or what was done last. */
  readonly said: string;
  readonly children: ReactNode;
}

/** A part of the work of staff, on the page that has all of it. */
export function StaffSection({ id, title, titleRef, choices, said, children }: StaffSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      {choices && (
        <div className={styles.choices} role="group" aria-labelledby={titleId}>
          {choices}
        </div>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      {children}
    </section>
  );
}
