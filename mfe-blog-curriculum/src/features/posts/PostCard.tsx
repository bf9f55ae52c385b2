import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { arrowRight } from '@webdocs/design/drawings';
import { useText } from '@webdocs/remote-kit';
import { pictureAddress, postAddress } from './post-address.ts';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostCard.module.css';

interface PostCardProps {
  readonly post: BlogMetadata;
  readonly isLarge?: boolean;
  /** Below a heading of that level. */
  readonly level?: 2 | 3;
}

export function PostCard({ post, isLarge, level = 2 }: PostCardProps) {
  const Title = `h${level}` as const;
  const text = useText();
  const address = postAddress(post.slug);
  // Words and no label: search engines read what a link says, and see no label.
  const more = (
    <>
      <span aria-hidden="true">{text('blog-read-more')}</span>
      <span className="visually-hidden">{text('blog-read-more-of', { title: post.title })}</span>
    </>
  );
  return (
    <article className={isLarge ? styles.large : styles.card}>
      <a className={styles.picture} href={address} tabIndex={-1} aria-hidden="true">
        <img src={pictureAddress(post)} alt="" width="800" height="450" loading={isLarge ? undefined : 'lazy'} decoding="async" />
      </a>
      <div className={styles.words}>
        <PostFacts post={post} />
        <Title className={styles.title}>
          <a href={address}>{post.title}</a>
        </Title>
        <p>{post.description}</p>
        {isLarge ? (
          <Button href={address} iconAfter={<Glyph of={arrowRight} />}>
            {more}
          </Button>
        ) : (
          <a className={styles.more} href={address}>
            {more}
          </a>
        )}
      </div>
    </article>
  );
}
