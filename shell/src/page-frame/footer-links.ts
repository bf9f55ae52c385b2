import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { newsFeed } from '../../news-feed.ts';
import * as site from '../../site-links.ts';
import { addressInLocale, inEnglish, leadsToPage } from '../menus/address-in-locale.ts';

export interface FooterLink {
  /** Names the link's text: `shell-footer-{id}`. */
  readonly id: string;
  readonly href: string;
  /** An account of the site: with `rel=me` its network can verify that it is. */
  readonly isOwnAccount?: boolean;
}

export interface FooterColumn {
  readonly id: 'site' | 'support' | 'communities' | 'developers';
  readonly links: readonly FooterLink[];
}

type Switches = Pick<PublicConfiguration, 'features' | 'addresses' | 'onlyInEnglish' | 'absent' | 'socialLinks'>;

/** What is at the foot of every page, left to right. What is switched off or missing is not linked. */
export function footerColumns(locale: Locale, switches: Switches): FooterColumn[] {
  return everyColumn(locale, switches).map(({ id, links }) => ({ id, links: links.filter(({ href }) => leadsToPage(href, switches)) }));
}

function everyColumn(locale: Locale, switches: Switches): FooterColumn[] {
  const { features, addresses } = switches;
  const at = (path: string) => addressInLocale(locale, switches, path);
  return [
    {
      id: 'site',
      links: [
        { id: 'about', href: at(site.about) },
        { id: 'blog', href: inEnglish(site.blog) },
        ...(features.newsletter ? [{ id: 'newsletter', href: at(site.newsletter) }] : []),
        ...(features.plus ? [{ id: 'plus', href: at(site.plus) }] : []),
        ...(features.ads ? [{ id: 'advertising', href: inEnglish(site.advertising) }] : []),
      ],
    },
    {
      id: 'support',
      links: [
        { id: 'help', href: addresses.support },
        ...(features.plus ? [{ id: 'faq', href: inEnglish(site.faq) }] : []),
        { id: 'issue', href: addresses.feedback },
      ],
    },
    {
      id: 'communities',
      links: [
        { id: 'community', href: at(site.community) },
        { id: 'contribute', href: addresses.repository },
      ],
    },
    {
      id: 'developers',
      links: [
        { id: 'web', href: at(site.web) },
        { id: 'learn', href: at(site.learn) },
        { id: 'accessibility', href: at(site.accessibility) },
        { id: 'curriculum', href: inEnglish(site.curriculum) },
      ],
    },
  ];
}

/** Where the site can be followed: its repository, its accounts elsewhere and the feed of its blog. */
export function socialLinks(switches: Switches): FooterLink[] {
  const { addresses, socialLinks: accounts = [] } = switches;
  return [
    { id: 'repository', href: addresses.repository },
    ...accounts.map(({ network, href }) => ({ id: network, href, isOwnAccount: true })),
    ...(leadsToPage(inEnglish(site.blog), switches) ? [{ id: 'blog-feed', href: newsFeed }] : []),
  ];
}

export function legalLinks(locale: Locale, switches: Pick<Switches, 'absent' | 'onlyInEnglish'>): FooterLink[] {
  const links = [
    { id: 'privacy', href: addressInLocale(locale, switches, site.privacy) },
    { id: 'data-choices', href: addressInLocale(locale, switches, site.dataChoices) },
    { id: 'terms', href: addressInLocale(locale, switches, site.terms) },
    { id: 'license-page', href: addressInLocale(locale, switches, site.license) },
  ];
  return links.filter(({ href }) => leadsToPage(href, switches));
}

export const licenseAddress = 'https://creativecommons.org/licenses/by-sa/2.5/';
