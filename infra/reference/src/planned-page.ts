/** What is known of a generated page before its text is composed: plain data, so that it can be remembered. */
export interface PlannedPage {
  readonly slug: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly pageType: string;
  readonly status: readonly string[];
  readonly browserCompat: readonly string[];
  /** Every key of the compatibility data that names this page, also those that are shown elsewhere. */
  readonly keys: readonly string[];
  readonly specUrls: readonly string[];
  readonly sidebars: readonly string[];
}

/** What the open data say is the subject of one address. */
export interface Subject {
  readonly slug: string;
  /** Keys of the compatibility data, the most general first. */
  readonly keys: readonly string[];
}

/** What an area decides about a subject: how its page is called and of which kind it is. */
export type PageHead = Pick<PlannedPage, 'title' | 'pageType' | 'sidebars'> & {
  readonly shortTitle?: string;
  readonly specUrls?: readonly string[];
};

/** The last part of an address, which mostly is the name of the thing. */
export function nameOf({ slug }: { readonly slug: string }): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}
