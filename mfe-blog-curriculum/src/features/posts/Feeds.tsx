import { useText } from '@webdocs/remote-kit';
import { feedForms } from './post-address.ts';
import styles from './Feeds.module.css';

/** Where programs read the posts of a page, whose address ends with a slash. */
export function Feeds({ beside }: { readonly beside: string }) {
  const text = useText();
  return (
    <section aria-labelledby="blog-follow">
      <h2 id="blog-follow" className={styles.title}>
        {text('blog-follow')}
      </h2>
      <ul className={styles.feeds}>
        {feedForms.map(({ file, type, name }) => (
          <li key={file}>
            <a href={beside + file} type={type} translate="no" data-external>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
