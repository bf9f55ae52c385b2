import type { Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import styles from './PlusDocsSidebar.module.css';

/** The documentation of the subscription is written in English. */
const chapters = [
  { id: 'overview', href: '/en-US/plus/docs/features/overview' },
  { id: 'faq', href: '/en-US/plus/docs/faq' },
];

export function PlusDocsSidebar({ address }: { readonly address: Address }) {
  const text = useText();
  const { products } = useConfiguration();
  return (
    <nav className={styles.sidebar} aria-label={text('plus-docs-sidebar', products)}>
      <ul>
        {chapters.map(({ id, href }) => (
          <li key={id}>
            <a href={href} aria-current={href === address.pathname.replace(/\/$/, '') ? 'page' : undefined}>
              {text(`plus-docs-${id}`)}
            </a>
          </li>
        ))}
      </ul>
      <Button kind="primary" className={styles.try} href={`/${address.locale}/plus`}>
        {text('plus-docs-try', products)}
      </Button>
    </nav>
  );
}
