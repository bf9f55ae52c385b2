import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PageOf } from '@webdocs/contracts/page/page';
import { PreviousNext } from '@webdocs/reading/PreviousNext';
import prose from '@webdocs/reading/prose.module.css';
import { TableOfContents, TableOfContentsPanel } from '@webdocs/reading/TableOfContents';
import { useCodeBlocks } from '@webdocs/reading/use-code-blocks';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { useSectionInView } from '@webdocs/reading/use-section-in-view';
import { Slot, useLocale, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { authorAddress, postAddress } from './post-address.ts';
import { PostFacts } from './PostFacts.tsx';
import { PostPicture } from './PostPicture.tsx';
import { PostSection } from './PostSection.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';
import { Series } from './Series.tsx';
import { Tags } from './Tags.tsx';
import styles from './Post.module.css';

export function Post({ page }: { readonly page: PageOf<'BlogPost'> }) {
  const { blogMeta: post, doc } = page;
  const text = useText();
  const { author } = post;
  const toc = doc.toc ?? [];
  const current = useSectionInView(toc.map(({ id }) => id));
  const { previous, next } = post.links ?? {};
  const main = useRef<HTMLDivElement>(null);
  useCodeBlocks(main, { text, locale: useLocale(), page: page.url });
  useReachableScrollers(main);
  return (
    <div className={styles.page} data-glean="blog">
      <div className={styles.main}>
        <article>
          <PostPicture post={post} />
          <h1 id={headingId} className={styles.title}>
            {post.title}
          </h1>
          <div className={styles.facts}>
            <PostFacts post={post} hasPortrait />
          </div>
          <Series post={post} />
          <div className={styles.contents}>
            <TableOfContentsPanel entries={toc} heading={text('reading-toc-heading')} current={current} />
          </div>
          <div ref={main} className={prose.prose}>
            {doc.body.map((section, index) => (
              <PostSection key={index} section={section} />
            ))}
          </div>
        </article>
        <div className={styles.filed}>
          <Tags tags={post.tags ?? []} label={text('blog-tags-of-post')} />
          {author?.id && author.name && <a href={authorAddress(author.id)}>{text('blog-author-more', { author: author.name })}</a>}
        </div>
        <Series post={post} isOpen />
        <PreviousNext
          previous={previous && { title: previous.title, url: postAddress(previous.slug) }}
          next={next && { title: next.title, url: postAddress(next.slug) }}
          labels={{ navigation: text('blog-neighbours'), previous: text('blog-previous'), next: text('blog-next') }}
        />
        <Slot name="newsletter" />
        <RelatedPosts posts={page.related ?? []} />
      </div>
      <div className={styles.rail}>
        <TableOfContents entries={toc} heading={text('reading-toc-heading')} current={current} />
        <Slot name="ad-side" />
      </div>
    </div>
  );
}
