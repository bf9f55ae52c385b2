import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { frameDocuments, framePages } from '@webdocs/contracts/page/site-links';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Content } from '@webdocs/content';

interface Sources {
  readonly configuration: PublicConfiguration;
  readonly content: Pick<Content, 'exists' | 'revision'>;
}

interface Known {
  readonly revision: string;
  readonly configuration: PublicConfiguration;
}

/** What was found last, by language: a page asks once for each of its fragments. */
const knownOf = new WeakMap<Sources['content'], Map<Locale, Known>>();

/** The configuration as pages of one language see it: links lead to English where there is nothing else, and never to nothing. */
export function configurationIn(locale: Locale, sources: Sources): PublicConfiguration {
  const { content } = sources;
  const known = knownOf.get(content) ?? new Map<Locale, Known>();
  knownOf.set(content, known);
  const revision = content.revision();
  const last = known.get(locale);
  if (last?.revision === revision) return last.configuration;
  const configuration = withFramePages(locale, sources);
  known.set(locale, { revision, configuration });
  return configuration;
}

function withFramePages(locale: Locale, { configuration, content }: Sources): PublicConfiguration {
  const isThere = (wanted: Locale, path: string) => content.exists(wanted, `/${wanted}${path}`);
  const onlyInEnglish = frameDocuments.filter((path) => !isThere(locale, path) && isThere(fallbackLocale, path));
  const absent = framePages.filter((path) => !isThere(locale, path) && !isThere(fallbackLocale, path));
  return {
    ...configuration,
    ...(onlyInEnglish.length ? { onlyInEnglish } : {}),
    ...(absent.length ? { absent } : {}),
  };
}
