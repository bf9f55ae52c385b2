import { headingId } from '@webdocs/contracts/page/document-ids';
import { Breadcrumbs } from '@webdocs/reading/Breadcrumbs';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode, Ref } from 'react';
import styles from './PageOpening.module.css';

interface PageOpeningProps {
  readonly trail?: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  readonly title: ReactNode;
  readonly lede?: ReactNode;
  /** The lede comes later: its line is kept free. */
  readonly reserveLede?: boolean;
  /** Where the focus goes when what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** What can be done here is for members: until the session is known, the mark on the root shows it or not. */
  readonly forMembers?: 'by-mark' | 'shown';
  /** The last of the actions is the main one. */
  readonly endsWithMain?: boolean;
  readonly children?: ReactNode;
}

/** The head of a page: where it is, what it is, what can be done with it. */
export function PageOpening({ trail, title, lede, reserveLede, titleRef, forMembers = 'shown', endsWithMain, children }: PageOpeningProps) {
  const text = useText();
  return (
    <header className={styles.opening}>
      {trail && <Breadcrumbs className={styles.trail} label={text('plus-collections-trail')} parents={trail} />}
      <div className={styles.words}>
        <h1 id={headingId} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {(lede || reserveLede) && <p className={styles.lede}>{lede}</p>}
      </div>
      {children && (
        <div className={styles.actions} data-by-mark={forMembers === 'by-mark' || undefined} data-ends-with-main={endsWithMain}>
          {children}
        </div>
      )}
    </header>
  );
}
