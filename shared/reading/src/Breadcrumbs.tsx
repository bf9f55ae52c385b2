import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the root of the section to the page itself. */
  readonly parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  /** What the trail is called for a screen reader. */
  readonly label: string;
  /** What is left of the trail on a phone, which has no room for all of it. */
  readonly folded?: 'parent' | 'current';
  readonly className?: string;
}

/** Where the page is, from the section's root to the page. */
export function Breadcrumbs({ parents, label, folded = 'parent', className }: BreadcrumbsProps) {
  const last = parents.length - 1;
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.trail} data-folded={folded}>
        {parents.map(({ uri, title }, index) => (
          <li key={uri} className={styles.step}>
            <a
              href={uri}
              className={styles.link}
              // A translation may have a page above it that is in English alone.
              lang={uri.split('/')[1]}
              aria-current={index === last ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
