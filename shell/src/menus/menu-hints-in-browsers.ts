import type { Catalogue } from '@webdocs/i18n';

/** A browser has the lines in the page of the server, so none of them is in its script. */
export const hintWords: Catalogue = { sourcesFor: async () => [] };

export const hintHtml = (): string | undefined => undefined;
