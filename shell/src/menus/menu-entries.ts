import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Session } from '@webdocs/contracts/events/event';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { isOpenTo } from '@webdocs/contracts/early-access';
import type { ViewedFlag } from '@webdocs/contracts/reader/viewed-flags';
import * as site from '../../site-links.ts';
import { addressInLocale, inEnglish, leadsToPage } from './address-in-locale.ts';

type Mark = 'new' | 'new-feature';

export interface MenuLink {
  /** Names the link's text: `shell-menu-{id}`. */
  readonly id: string;
  readonly href: string;
  /** Said instead of a message of the shell. */
  readonly text?: string;
  readonly mark?: Mark;
  /** Not for every reader, and who reads is not known yet: the marks on the root decide whether it shows. */
  readonly onlySignedIn?: boolean;
}

export type MenuId = 'guides' | 'references' | 'plus' | 'curriculum' | 'blog' | 'tools';

/** A menu opens its links; one without links is itself a link. */
export interface Menu {
  readonly id: MenuId;
  readonly href?: string;
  readonly isNew?: boolean;
  readonly links: readonly MenuLink[];
}

export interface Visit {
  readonly locale: Locale;
  readonly configuration: Pick<
    PublicConfiguration,
    'features' | 'early' | 'readOnly' | 'newUntil' | 'addresses' | 'onlyInEnglish' | 'absent' | 'menuLinks'
  >;
  readonly session: Pick<Session, 'status' | 'isStaff' | 'features' | 'isSubscriber' | 'settings' | 'email' | 'avatarUrl' | 'maintenance'>;
  /** Milliseconds since 1970; absent until the page lives in a browser, and nothing is new until then. */
  readonly now?: number;
  /** What this reader has looked at before. */
  readonly viewed: readonly ViewedFlag[];
}

/** The menus of the header, left to right. What leads to no page is left away. */
export function menusFor(visit: Visit): Menu[] {
  const isThere = ({ href }: { readonly href: string }) => leadsToPage(href, visit.configuration);
  return everyMenu(visit)
    .map((menu) => ({ ...menu, links: [...menu.links.filter(isThere), ...declaredLinks(menu.id, visit)] }))
    .filter(({ href, links }) => (href ? isThere({ href }) : links.length > 0));
}

/** Links that pages ask for themselves. */
function declaredLinks(id: MenuId, { configuration: { menuLinks = [] } }: Visit): MenuLink[] {
  return menuLinks.flatMap(({ menu, href, text }) => (menu === id ? [{ id: href, href, text }] : []));
}

function everyMenu(visit: Visit): Menu[] {
  const { locale, configuration } = visit;
  const { features, newUntil } = configuration;
  const at = (path: string) => addressInLocale(locale, configuration, path);
  return [
    {
      id: 'guides',
      links: [
        { id: 'guides-learn', href: at(site.learn) },
        { id: 'guides-html', href: at(site.learnHtml) },
        { id: 'guides-css', href: at(site.learnCss) },
        { id: 'guides-javascript', href: at(site.learnJavascript) },
        { id: 'guides-accessibility', href: at(site.accessibility) },
      ],
    },
    {
      id: 'references',
      links: [
        { id: 'references-overview', href: at(site.web) },
        { id: 'references-html', href: at(site.html) },
        { id: 'references-css', href: at(site.css) },
        { id: 'references-javascript', href: at(site.javascript) },
        { id: 'references-http', href: at(site.http) },
        { id: 'references-api', href: at(site.api) },
        { id: 'references-extensions', href: at(site.extensions) },
      ],
    },
    ...when<Menu>(features.plus, {
      id: 'plus',
      links: [
        { id: 'plus-overview', href: at(site.plus) },
        ...when(features.aiHelp, { id: 'ai-help', href: at(site.aiHelp) }),
        ...when(mayHaveCollections(visit), collections(visit)),
        updates(visit),
        { id: 'plus-docs', href: inEnglish(site.plusOverview) },
        { id: 'plus-faq', href: inEnglish(site.faq) },
      ],
    }),
    { id: 'curriculum', href: inEnglish(site.curriculum), links: [] },
    { id: 'blog', href: inEnglish(site.blog), links: [] },
    {
      id: 'tools',
      isNew: isBefore(newUntil.tools, visit.now),
      links: [
        { id: 'tools-play', href: at(site.play) },
        ...when(features.observatory, {
          id: 'tools-observatory',
          href: at(site.observatory),
          mark: markUntil('new', newUntil.tools, visit.now),
        }),
        ...when(features.plus && features.aiHelp, { id: 'ai-help', href: at(site.aiHelp) }),
      ],
    },
  ];
}

/** What opens under the avatar. The form that signs out is below it. */
export function userMenuFor(visit: Visit): MenuLink[] {
  const { addresses, features, newUntil, readOnly } = visit.configuration;
  if (!features.plus || readOnly) return [];
  const isUnseen = !visit.viewed.includes('plus_newsletter');
  const hasNewsletter = features.newsletter && isOpenTo(visit.session.features, 'newsletter', visit.configuration);
  const mayLikeNewsletter = hasNewsletter && isUnseen && visit.session.isSubscriber && !visit.session.settings.mdnplusNewsletter;
  const links: MenuLink[] = [
    collections(visit),
    updates(visit),
    {
      id: 'settings',
      href: inEnglish(site.settings),
      mark: mayLikeNewsletter ? markUntil('new-feature', newUntil.newsletter, visit.now) : undefined,
    },
    ...when(visit.session.isStaff, { id: 'staff', href: `/${visit.locale}${site.staff}` }),
    { id: 'help', href: addresses.support },
    { id: 'feedback', href: addresses.feedback },
  ];
  return links.filter(({ href }) => leadsToPage(href, visit.configuration));
}

function collections({ locale, session }: Visit): MenuLink {
  return { id: 'collections', href: `/${locale}${site.collections}`, onlySignedIn: session.status === 'unknown' };
}

function mayHaveCollections({ configuration, session }: Visit): boolean {
  return !configuration.readOnly && (session.status === 'unknown' || session.status === 'signed-in');
}

function updates({ locale, configuration, now, viewed }: Visit): MenuLink {
  const seen = viewed.includes('plus_updates_v2');
  return {
    id: 'updates',
    href: `/${locale}${site.updates}`,
    mark: seen ? undefined : markUntil('new-feature', configuration.newUntil.updates, now),
  };
}

function markUntil(mark: Mark, end: string, now: number | undefined): Mark | undefined {
  return isBefore(end, now) ? mark : undefined;
}

function isBefore(end: string, now: number | undefined): boolean {
  return now !== undefined && now < Date.parse(end);
}

function when<T>(condition: boolean, item: T): T[] {
  return condition ? [item] : [];
}
