import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { addressIn, leadsToPage } from '../navigation/address-in.ts';

export interface FooterLink {
  /** Names the link's text: `shell-footer-{id}`. */
  readonly id: string;
  readonly href: string;
}

export interface FooterColumn {
  readonly id: 'site' | 'support' | 'communities' | 'developers';
  readonly links: readonly FooterLink[];
}

type Switches = Pick<PublicConfiguration, 'features' | 'addresses' | 'onlyInEnglish' | 'absent'>;

/** What stands at the foot of every page, left to right. What is switched off or missing is not linked. */
export function footerColumns(locale: Locale, switches: Switches): FooterColumn[] {
  return everyColumn(locale, switches).map(({ id, links }) => ({ id, links: links.filter(({ href }) => leadsToPage(href, switches)) }));
}

function everyColumn(locale: Locale, switches: Switches): FooterColumn[] {
  const { features, addresses } = switches;
  const at = (path: string) => addressIn(locale, switches, path);
  return [
    {
      id: 'site',
      links: [
        { id: 'about', href: at('/about') },
        { id: 'blog', href: '/en-US/blog/' },
        ...(features.plus ? [{ id: 'plus', href: at('/plus') }] : []),
        ...(features.ads ? [{ id: 'advertising', href: '/en-US/advertising' }] : []),
      ],
    },
    {
      id: 'support',
      links: [
        { id: 'help', href: addresses.support },
        ...(features.plus ? [{ id: 'faq', href: '/en-US/plus/docs/faq' }] : []),
        { id: 'issue', href: addresses.feedback },
      ],
    },
    {
      id: 'communities',
      links: [
        { id: 'community', href: '/en-US/community' },
        { id: 'contribute', href: addresses.repository },
      ],
    },
    {
      id: 'developers',
      links: [
        { id: 'web', href: at('/docs/Web') },
        { id: 'learn', href: at('/docs/Learn') },
        { id: 'accessibility', href: at('/docs/Web/Accessibility') },
        { id: 'curriculum', href: '/en-US/curriculum/' },
      ],
    },
  ];
}

/** Where the site can be followed from elsewhere. */
export function socialLinks({ addresses }: Switches): FooterLink[] {
  return [{ id: 'repository', href: addresses.repository }];
}

export function legalLinks(locale: Locale, switches: Pick<Switches, 'absent'>): FooterLink[] {
  const links = [
    { id: 'privacy', href: `/${locale}/about/privacy` },
    { id: 'terms', href: `/${locale}/about/terms` },
    { id: 'licence-page', href: '/en-US/legal/licence' },
  ];
  return links.filter(({ href }) => leadsToPage(href, switches));
}

export const licenceAddress = 'https://creativecommons.org/licenses/by-sa/2.5/';
