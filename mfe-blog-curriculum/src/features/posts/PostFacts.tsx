import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import { Badge } from '@webdocs/design/Badge';
import { formatDate } from '@webdocs/i18n';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { authorAddress, followableAddress, ownPicture } from './post-address.ts';
import styles from './PostFacts.module.css';

interface PostFactsProps {
  readonly post: BlogMetadata;
  /** With the author's picture, on the page of the post. */
  readonly hasPortrait?: boolean;
}

/** Who wrote it, when, and how long it takes to read. */
export function PostFacts({ post, hasPortrait }: PostFactsProps) {
  const text = useText();
  const locale = useLocale();
  const { siteTitle } = useConfiguration();
  const author = post.author?.name || text('blog-team', { site: siteTitle });
  const id = post.author?.id;
  const link = followableAddress(post.author?.link) ?? (id && authorAddress(id));
  return (
    <ul className={styles.facts}>
      <li className={styles.author}>
        {hasPortrait && <Portrait name={author} address={ownPicture(post.author?.avatar_url)} />}
        {link ? (
          <a href={link} rel="author">
            {author}
          </a>
        ) : (
          author
        )}
      </li>
      {!Number.isNaN(Date.parse(post.date)) && (
        <li>
          {/* Browser and server may know different editions of the locale's data: what the server wrote stays. */}
          <time dateTime={post.date} suppressHydrationWarning>
            {formatDate(locale, post.date)}
          </time>
        </li>
      )}
      <li>{text('blog-read-time', { minutes: post.readTime })}</li>
      {post.sponsored && (
        <li>
          <Badge>{text('blog-sponsored')}</Badge>
        </li>
      )}
    </ul>
  );
}

/** Without a picture of the author, the first letter of the name is in its place. */
function Portrait({ name, address }: { readonly name: string; readonly address: string | undefined }) {
  if (address) return <img className={styles.portrait} src={address} alt="" width="40" height="40" />;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {Array.from(name.replace(/^The /, ''))[0]}
    </span>
  );
}
