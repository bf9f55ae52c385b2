import { useConfiguration, useText } from '@webdocs/remote-kit';
import { useId } from 'react';
import { EarlyAccess } from '../../features/early-access/EarlyAccess.tsx';
import { NewsletterForm } from '../../features/newsletter-form/NewsletterForm.tsx';
import styles from './PostNewsletter.module.css';

/** The form of the newsletter below a post of the blog. */
export function PostNewsletter() {
  const text = useText();
  const { siteName } = useConfiguration();
  const id = useId();
  return (
    <EarlyAccess feature="newsletter">
      <section className={styles.place} aria-labelledby={id}>
        <h2 id={id}>{text('plus-newsletter-title', { site: siteName })}</h2>
        <p className={styles.lede}>{text('plus-newsletter-lede')}</p>
        <NewsletterForm />
      </section>
    </EarlyAccess>
  );
}
