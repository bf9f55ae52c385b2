import { Button } from '@webdocs/design/Button';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './Profile.module.css';

/** Whatever went wrong with a profile, its page is not found: there is nothing of it that a second try would need. */
export function MissingProfile({ path }: { readonly path: string }) {
  const text = useText();
  return (
    <article className={styles.page}>
      <h1>{text('blog-spotlight-missing')}</h1>
      <p>{text('blog-spotlight-missing-path', { path })}</p>
      <p>
        <Button kind="primary" href={`/${useLocale()}/`}>
          {text('blog-spotlight-missing-home')}
        </Button>
      </p>
    </article>
  );
}
