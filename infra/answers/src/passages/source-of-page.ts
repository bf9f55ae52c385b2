import type { Source } from '@webdocs/contracts/answers/answer';
import type { Content } from '@webdocs/content';

/** A page as the source of an answer. */
export function sourceOfPage(
  { url, title }: { readonly url: string; readonly title: string },
  content: Pick<Content, 'lastChange'>,
  above: readonly string[] = [],
): Source {
  const changed = content.lastChange(url)?.slice(0, 10);
  return {
    url,
    title,
    ...(above.length > 0 ? { above: [...above] } : {}),
    ...(changed !== undefined && /^\d{4}-\d\d-\d\d$/.test(changed) ? { changed } : {}),
  };
}
