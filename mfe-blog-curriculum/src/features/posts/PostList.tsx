import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { arrowLeft } from '@webdocs/design/drawings';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Glyph } from '@webdocs/design/Glyph';
import { Slot, useText } from '@webdocs/remote-kit';
import { Feeds } from './Feeds.tsx';
import { followableAddress, indexAddress, listAddress } from './post-address.ts';
import { PostCard } from './PostCard.tsx';
import { Tags } from './Tags.tsx';
import styles from './PostList.module.css';

/** All posts, or those of a tag or an author, the newest one large; or all tags. */
export function PostList({ page: { hyData, url } }: { readonly page: PageOf<'BlogIndex'> }) {
  const { posts, pagination, list, tags } = hyData;
  const text = useText();
  const link = followableAddress(list?.link);
  const [newest, ...others] = posts;
  const first = encodeURI(listAddress(url, pagination?.currentPage));
  const isOverview = list !== undefined && tags !== undefined;
  return (
    <div className={styles.blog} data-glean="blog">
      {list && (
        <a className={styles.back} href={indexAddress(1)}>
          <Glyph of={arrowLeft} size={16} />
          {text('blog-all-posts')}
        </a>
      )}
      <h1 id={headingId}>{list?.title ?? text('blog-title')}</h1>
      {link && (
        <p className={styles.elsewhere}>
          <a href={link} rel="author">
            {text('blog-author-elsewhere')}
          </a>
        </p>
      )}
      {newest && <PostCard post={newest} isLarge />}
      {!newest && !isOverview && (
        <EmptyState title={text('blog-empty')} action={<Button href="/en-US/">{text('blog-empty-action')}</Button>} />
      )}
      <div className={styles.columns}>
        <div className={styles.posts}>
          {isOverview && <Tags tags={tags} label={list.title} />}
          {others.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </div>
        <div className={styles.rail}>
          <Slot name="ad-side" />
          {tags && !isOverview && <Tags tags={tags} label={text('blog-tags')} isTitled />}
          <Feeds beside={list && !isOverview ? first : indexAddress(1)} />
        </div>
      </div>
      {pagination && pagination.numPages > 1 && <Pages {...pagination} first={first} />}
    </div>
  );
}

interface PagesProps {
  readonly currentPage: number;
  readonly numPages: number;
  /** The address of the first one. */
  readonly first: string;
}

function Pages({ currentPage, numPages, first }: PagesProps) {
  const text = useText();
  const addressOf = (page: number) => (page > 1 ? `${first}${page}/` : first);
  return (
    <nav className={styles.pages} aria-label={text('blog-pages')}>
      {currentPage > 1 && (
        <Button href={addressOf(currentPage - 1)} rel="prev">
          {text('blog-newer')}
        </Button>
      )}
      <span>{text('blog-page-of', { page: currentPage, pages: numPages })}</span>
      {currentPage < numPages && (
        <Button href={addressOf(currentPage + 1)} rel="next">
          {text('blog-older')}
        </Button>
      )}
    </nav>
  );
}
