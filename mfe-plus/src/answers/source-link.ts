import type { Source } from '@webdocs/contracts/answers/answer';

/** The address of a source. Data without a page of this site has none: servers name the home page, or nothing, in its place. */
export function linkOf({ url }: Partial<Pick<Source, 'url'>>): string | undefined {
  return url && !/^\/[\w-]+\/$/.test(url) ? url : undefined;
}
