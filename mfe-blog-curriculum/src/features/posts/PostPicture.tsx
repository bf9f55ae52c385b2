import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import { useText } from '@webdocs/remote-kit';
import { followableAddress, pictureAddress } from './post-address.ts';
import styles from './PostPicture.module.css';

/** The picture of a post, 800 by 420, with the credit that its maker is owed. */
export function PostPicture({ post }: { readonly post: BlogMetadata }) {
  const text = useText();
  const { alt, creator, source } = post.image;
  const credits = [
    { id: 'blog-picture-by', credit: creator },
    { id: 'blog-picture-from', credit: source },
  ].flatMap(({ id, credit }) => (credit?.name ? [{ id, name: credit.name, address: followableAddress(credit.url) }] : []));
  return (
    <figure className={styles.picture}>
      <img src={pictureAddress(post)} alt={alt ?? ''} width="800" height="420" fetchPriority="high" />
      {credits.length > 0 && (
        <figcaption>
          {credits.map(({ id, name, address }) => (
            <span key={id}>
              {text(id)} {address ? <a href={address}>{name}</a> : name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
