import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import { useText } from '@webdocs/remote-kit';
import { postAddress } from './post-address.ts';
import styles from './Series.module.css';

interface SeriesProps {
  readonly post: Pick<BlogMetadata, 'slug' | 'series'>;
  /** At the end of the post, where readers choose what comes next. */
  readonly isOpen?: boolean;
}

/** The name of the series that a post belongs to, and its parts in their order. */
export function Series({ post: { slug, series }, isOpen }: SeriesProps) {
  const text = useText();
  if (!series) return null;
  const { name, parts } = series;
  const part = parts.findIndex((one) => one.slug === slug) + 1;
  const all = text('blog-series-all', { name });
  return (
    <nav className={styles.series} aria-label={isOpen ? all : text('blog-series')}>
      <p className={styles.part}>{text('blog-series-part', { part, parts: parts.length })}</p>
      <details open={isOpen}>
        <summary>{name}</summary>
        <ol>
          {parts.map((one) => (
            <li key={one.slug}>
              {one.slug === slug ? <strong aria-current="page">{one.title}</strong> : <a href={postAddress(one.slug)}>{one.title}</a>}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
