import { defaultContentRoot, defaultReviewedFolder } from '@webdocs/default-content';
import type { ServerConfiguration } from '@webdocs/configuration/read-configuration';

/** Folders that content is read from: what the operator names, and the default content unless it was replaced. */
export function contentRoots({
  documents,
  translations,
  blog,
  curriculum,
  generic,
  spotlights,
  withDefault,
}: ServerConfiguration['content']): string[] {
  const named = [documents, translations, blog, curriculum, generic, spotlights].filter((folder): folder is string => Boolean(folder));
  // One folder may be named for several kinds.
  return [...new Set(named.length > 0 && !withDefault ? named : [...named, defaultContentRoot])];
}

/** Pages made of open data belong to the default content: content that replaces it brings a reference of their own. */
export function generatedReference(
  roots: readonly string[],
  { reference }: Pick<ServerConfiguration['content'], 'reference'>,
): { readonly reviewedFolder: string } | undefined {
  return reference && roots.includes(defaultContentRoot) ? { reviewedFolder: defaultReviewedFolder } : undefined;
}
