import type { Creative } from '@webdocs/contracts/api/campaigns';

/** A creative as it is typed. */
export interface CreativeDraft extends Creative {
  /** A picture that was chosen; null takes the picture away, undefined leaves what is saved. */
  readonly file?: File | null | undefined;
}

export const emptyCreative: CreativeDraft = { heading: '', copy: '', cta: '', alt: '', target: '', colors: null };
