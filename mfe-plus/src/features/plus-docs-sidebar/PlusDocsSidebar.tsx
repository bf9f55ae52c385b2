import { pathWithoutLocale, type Address } from '@webdocs/contracts/reader/address';
import { Button } from '@webdocs/design/Button';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import { hasCapability, type Capability } from '../../capabilities/capabilities.ts';
import styles from './PlusDocsSidebar.module.css';

interface Chapter {
  readonly id: string;
  readonly href: string;
  readonly needs?: Capability;
}

/** The documentation of the subscription is written in English. Chapters that a site does not have are left out. */
const chapters: readonly Chapter[] = [
  { id: 'overview', href: '/plus/docs/features/overview' },
  { id: 'ai-help', href: '/plus/docs/features/ai-help' },
  { id: 'playground', href: '/plus/docs/features/playground' },
  { id: 'updates', href: '/plus/docs/features/updates' },
  { id: 'watching', href: '/plus/docs/features/watching' },
  { id: 'collections', href: '/plus/docs/features/collections' },
  { id: 'offline', href: '/plus/docs/features/offline', needs: 'offline' },
  { id: 'faq', href: '/plus/docs/faq' },
];

export function PlusDocsSidebar({ address }: { readonly address: Address }) {
  const text = useText();
  const configuration = useConfiguration();
  const { products, absent = [], siteTitle: site } = configuration;
  const open = pathWithoutLocale(address.pathname).replace(/\/$/, '');
  return (
    <nav className={styles.sidebar} aria-label={text('plus-docs-sidebar', products)}>
      <ul>
        {chapters
          .filter(({ href, needs }) => !absent.includes(href) && (!needs || hasCapability(needs, configuration)))
          .map(({ id, href }) => (
            <li key={id}>
              <a href={`/en-US${href}`} aria-current={href === open ? 'page' : undefined}>
                {text(`plus-docs-${id}`, { site })}
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
