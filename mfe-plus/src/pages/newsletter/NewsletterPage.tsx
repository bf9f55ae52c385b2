import { headingId } from '@webdocs/contracts/page/document-ids';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { useConfiguration, useText, type PartProps } from '@webdocs/remote-kit';
import { EarlyAccess } from '../../features/early-access/EarlyAccess.tsx';
import { NewsletterForm } from '../../features/newsletter-form/NewsletterForm.tsx';
import styles from './NewsletterPage.module.css';

export function NewsletterPage({ page }: PartProps) {
  const text = useText();
  const { siteName } = useConfiguration();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{text('plus-newsletter-title', { site: siteName })}</h1>
      <p className={styles.lede}>{text('plus-newsletter-lede')}</p>
      <EarlyAccess feature="newsletter" tellsOthers>
        <NewsletterForm />
      </EarlyAccess>
    </div>
  );
}
