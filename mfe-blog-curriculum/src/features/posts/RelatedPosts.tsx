import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import { useText } from '@webdocs/remote-kit';
import { PostCard } from './PostCard.tsx';
import styles from './RelatedPosts.module.css';

/** What to read after a post. */
export function RelatedPosts({ posts }: { readonly posts: readonly BlogMetadata[] }) {
  const text = useText();
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="blog-related">
      <h2 id="blog-related">{text('blog-related')}</h2>
      <div className={styles.posts}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}
