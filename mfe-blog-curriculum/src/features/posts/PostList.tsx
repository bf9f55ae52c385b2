import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Slot, useText } from '@webdocs/remote-kit';
import { indexAddress } from './post-address.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostList.module.css';

type PostListProps = PageOf<'BlogIndex'>['hyData'];

/** All posts, the newest one large. */
export function PostList({ posts, pagination }: PostListProps) {
  const text = useText();
  const [newest, ...others] = posts;
  return (
    <div className={styles.blog} data-glean="blog">
      <h1 id={headingId}>{text('blog-title')}</h1>
      {newest ? (
        <PostCard post={newest} isLarge />
      ) : (
        <EmptyState title={text('blog-empty')} action={<Button href="/en-US/">{text('blog-empty-action')}</Button>} />
      )}
      <div className={styles.columns}>
        <div className={styles.posts}>
          {others.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </div>
        <div className={styles.rail}>
          <Slot name="ad-side" />
        </div>
      </div>
      {pagination && pagination.numPages > 1 && <Pages {...pagination} />}
    </div>
  );
}

function Pages({ currentPage, numPages }: { readonly currentPage: number; readonly numPages: number }) {
  const text = useText();
  return (
    <nav className={styles.pages} aria-label={text('blog-pages')}>
      {currentPage > 1 && (
        <Button href={indexAddress(currentPage - 1)} rel="prev">
          {text('blog-newer')}
        </Button>
      )}
      <span>{text('blog-page-of', { page: currentPage, pages: numPages })}</span>
      {currentPage < numPages && (
        <Button href={indexAddress(currentPage + 1)} rel="next">
          {text('blog-older')}
        </Button>
      )}
    </nav>
  );
}
