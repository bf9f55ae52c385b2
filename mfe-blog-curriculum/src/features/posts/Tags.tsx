import type { BlogTag } from '@webdocs/contracts/page/blog-metadata';
import { useText } from '@webdocs/remote-kit';
import { tagAddress, tagsAddress } from './post-address.ts';
import styles from './Tags.module.css';

interface TagsProps {
  readonly tags: readonly BlogTag[];
  readonly label: string;
  /** With the label as a heading; otherwise only screen readers hear it. */
  readonly isTitled?: boolean;
}

/** What posts are about, each with a page of all its posts. */
export function Tags({ tags, label, isTitled }: TagsProps) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={label}>
      {isTitled && (
        <h2 className={styles.title}>
          <a href={tagsAddress}>{label}</a>
        </h2>
      )}
      <ul className={styles.tags}>
        {tags.map(({ slug, name, posts }) => (
          <li key={slug}>
            <a href={tagAddress(slug)} rel="tag">
              {name}
            </a>
            {posts !== undefined && <span className={styles.count}>{text('blog-tag-posts', { count: posts })}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
