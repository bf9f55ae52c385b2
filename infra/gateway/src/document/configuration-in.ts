import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { factsAt } from '@webdocs/contracts/remote/page-facts';
import type { SitePages } from '@webdocs/contracts/remote/site-pages';
import type { Content } from '@webdocs/content';

interface Sources {
  readonly configuration: PublicConfiguration;
  readonly content: Pick<Content, 'exists' | 'destination' | 'revision'>;
}

interface Known extends Pick<Sources, 'configuration'> {
  readonly revision: string;
  readonly declared: SitePages;
  readonly found: PublicConfiguration;
}

/** What was found last, by language: a page asks once for each of its fragments. */
const knownOf = new WeakMap<Sources['content'], Map<Locale, Known>>();

/** The configuration as pages of one language see it: links lead to English where there is nothing else, and never to nothing. */
export function configurationIn(locale: Locale, sources: Sources, declared: SitePages): PublicConfiguration {
  const { content, configuration } = sources;
  const known = knownOf.get(content) ?? new Map<Locale, Known>();
  knownOf.set(content, known);
  const revision = content.revision();
  const last = known.get(locale);
  if (last?.revision === revision && last.declared === declared && last.configuration === configuration) return last.found;
  const found = withSiteLinks(locale, sources, declared);
  known.set(locale, { revision, declared, configuration, found });
  return found;
}

/** A page that has moved inside its language is there: its redirect leads to it. */
function leadsToPage(locale: Locale, pathname: string, content: Sources['content']): boolean {
  if (content.exists(locale, pathname)) return true;
  const moved = content.destination({ locale, pathname, search: '' })?.split('#')[0];
  return moved !== undefined && moved.startsWith(`/${locale}/`) && content.exists(locale, moved);
}

function withSiteLinks(locale: Locale, { configuration, content }: Sources, { links, pages, titles }: SitePages): PublicConfiguration {
  const isThere = (wanted: Locale, path: string) => leadsToPage(wanted, `/${wanted}${path}`, content);
  const isTranslated = (path: string) => factsAt(pages, `/${locale}${path}`).translated;
  const onlyInEnglish = links.filter((path) => isTranslated(path) && !isThere(locale, path) && isThere(fallbackLocale, path));
  const absent = links.filter((path) => !isThere(locale, path) && !isThere(fallbackLocale, path));
  const menuLinks = pages.flatMap(({ menuEntry, pattern, title = '', feature }) =>
    menuEntry && (!feature || configuration.features[feature])
      ? [
          {
            menu: menuEntry,
            href: pattern.replace(':locale', locale),
            text: titles[locale]?.[title] ?? titles[fallbackLocale]?.[title] ?? title,
          },
        ]
      : [],
  );
  return {
    ...configuration,
    ...(onlyInEnglish.length ? { onlyInEnglish } : {}),
    ...(absent.length ? { absent } : {}),
    ...(menuLinks.length ? { menuLinks } : {}),
  };
}
