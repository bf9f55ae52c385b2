import { pathWithoutLocale, sectionNameOf } from '@webdocs/contracts/reader/address';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Session } from '@webdocs/contracts/events/event';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { ViewedFlag } from '../storage/viewed-flags.ts';
import { addressIn, leadsToPage } from './address-in.ts';

type Mark = 'new' | 'new-feature';

export interface MenuLink {
  /** Names the link's text: `shell-menu-{id}`. */
  readonly id: string;
  readonly href: string;
  readonly mark?: Mark;
  /** Not for everybody, and who reads is not known yet: the marks on the root decide whether it shows. */
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
  readonly configuration: Pick<PublicConfiguration, 'features' | 'readOnly' | 'newUntil' | 'addresses' | 'onlyInEnglish' | 'absent'>;
  readonly session: Pick<Session, 'status' | 'isStaff' | 'isSubscriber' | 'settings' | 'email' | 'avatarUrl' | 'maintenance'>;
  /** Milliseconds since 1970; absent until the page lives in a browser, and nothing is new until then. */
  readonly now?: number;
  /** What this reader has looked at before. */
  readonly viewed: readonly ViewedFlag[];
}

/** The menus of the header, left to right. What leads to no page is left away. */
export function menusFor(visit: Visit): Menu[] {
  const isThere = ({ href }: { readonly href: string }) => leadsToPage(href, visit.configuration);
  return everyMenu(visit)
    .map((menu) => ({ ...menu, links: menu.links.filter(isThere) }))
    .filter(({ href, links }) => (href ? isThere({ href }) : links.length > 0));
}

function everyMenu(visit: Visit): Menu[] {
  const { locale, configuration } = visit;
  const { features, newUntil } = configuration;
  const at = (path: string) => addressIn(locale, configuration, path);
  return [
    {
      id: 'guides',
      links: [
        { id: 'guides-learn', href: at('/docs/Learn') },
        { id: 'guides-html', href: at('/docs/Learn/HTML') },
        { id: 'guides-css', href: at('/docs/Learn/CSS') },
        { id: 'guides-javascript', href: at('/docs/Learn/JavaScript') },
        { id: 'guides-accessibility', href: at('/docs/Web/Accessibility') },
      ],
    },
    {
      id: 'references',
      links: [
        { id: 'references-overview', href: at('/docs/Web') },
        { id: 'references-html', href: at('/docs/Web/HTML') },
        { id: 'references-css', href: at('/docs/Web/CSS') },
        { id: 'references-javascript', href: at('/docs/Web/JavaScript') },
        { id: 'references-http', href: at('/docs/Web/HTTP') },
        { id: 'references-api', href: at('/docs/Web/API') },
        { id: 'references-extensions', href: at('/docs/Mozilla/Add-ons/WebExtensions') },
      ],
    },
    ...when<Menu>(features.plus, {
      id: 'plus',
      links: [
        { id: 'plus-overview', href: at('/plus') },
        ...when(features.aiHelp, { id: 'ai-help', href: at('/plus/ai-help') }),
        ...when(mayHaveCollections(visit), collections(visit)),
        updates(visit),
        { id: 'plus-docs', href: '/en-US/plus/docs/features/overview' },
        { id: 'plus-faq', href: '/en-US/plus/docs/faq' },
      ],
    }),
    { id: 'curriculum', href: '/en-US/curriculum/', links: [] },
    { id: 'blog', href: '/en-US/blog/', links: [] },
    {
      id: 'tools',
      isNew: isBefore(newUntil.tools, visit.now),
      links: [
        { id: 'tools-play', href: at('/play') },
        ...when(features.observatory, {
          id: 'tools-observatory',
          href: '/en-US/observatory',
          mark: markUntil('new', newUntil.tools, visit.now),
        }),
        ...when(features.plus && features.aiHelp, { id: 'ai-help', href: at('/plus/ai-help') }),
      ],
    },
  ];
}

/** What opens under the avatar. The form that signs out stands below it. */
export function userMenuFor(visit: Visit): MenuLink[] {
  const { addresses, features, newUntil, readOnly } = visit.configuration;
  if (!features.plus || readOnly) return [];
  const mayLikeNewsletter = features.newsletter && visit.session.isSubscriber && !visit.session.settings.mdnplusNewsletter;
  const links: MenuLink[] = [
    collections(visit),
    updates(visit),
    {
      id: 'settings',
      href: '/en-US/plus/settings',
      mark: mayLikeNewsletter ? markUntil('new-feature', newUntil.newsletter, visit.now) : undefined,
    },
    ...when(visit.session.isStaff, { id: 'staff', href: `/${visit.locale}/plus/staff` }),
    { id: 'help', href: addresses.support },
    { id: 'feedback', href: addresses.feedback },
  ];
  return links.filter(({ href }) => leadsToPage(href, visit.configuration));
}

/** The menu in which the page is found. */
export function menuOf(pathname: string): MenuId | undefined {
  if (sectionNameOf(pathname) === 'learn') return 'guides';
  const path = pathWithoutLocale(pathname);
  return places.find(([place]) => path === place || path.startsWith(`${place}/`))?.[1];
}

const places: ReadonlyArray<readonly [string, MenuId]> = [
  ['/docs/Web/Accessibility', 'guides'],
  ['/docs/Web', 'references'],
  ['/docs/Mozilla', 'references'],
  ['/plus', 'plus'],
  ['/curriculum', 'curriculum'],
  ['/blog', 'blog'],
  ['/play', 'tools'],
  ['/observatory', 'tools'],
];

function collections({ locale, session }: Visit): MenuLink {
  return { id: 'collections', href: `/${locale}/plus/collections`, onlySignedIn: session.status === 'unknown' };
}

function mayHaveCollections({ configuration, session }: Visit): boolean {
  return !configuration.readOnly && (session.status === 'unknown' || session.status === 'signed-in');
}

function updates({ locale, configuration, now, viewed }: Visit): MenuLink {
  const seen = viewed.includes('plus_updates_v2');
  return {
    id: 'updates',
    href: `/${locale}/plus/updates`,
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
