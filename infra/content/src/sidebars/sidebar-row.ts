/** One row of a sidebar in one language, resolved: a finished link or label, and what is below it. */
export interface Row {
  /** `section` rows head the rows after them. */
  readonly kind: 'section' | 'entry';
  /** A link with its badges, or a label. */
  readonly html: string;
  /** Address of the page whose own link this row is. */
  readonly url?: string | undefined;
  /** Whether the rows below are folded away behind this one. */
  readonly fold?: 'open' | 'closed' | undefined;
  readonly rows: readonly Row[];
}

export function entry(link: Pick<Row, 'html' | 'url'>, rows: readonly Row[] = [], fold?: 'open' | 'closed'): Row {
  return { kind: 'entry', ...link, rows, fold };
}

export function section(link: Pick<Row, 'html' | 'url'>): Row {
  return { kind: 'section', ...link, rows: [] };
}
