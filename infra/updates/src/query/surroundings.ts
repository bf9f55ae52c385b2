export interface Surroundings {
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  readonly today: string;
  /** The address of the page that the data name, if this site has one: without the language. */
  readonly pageAt: (given: string) => string | undefined;
}
