/** An entry of the catalogue of failures. */
export interface CatalogueEntry {
  readonly says: string;
  readonly remedy: string;
  /** HTTP status if the failure ends a request. */
  readonly status?: number;
}
