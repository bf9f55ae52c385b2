import type { ExportedDocument } from './exported-document.ts';

/** A page with all pages below it, as one file holds them. */
export interface ExportedSection {
  readonly title: string;
  readonly locale: string;
  readonly publisher: string;
  /** Of its newest page: ISO. */
  readonly modified: string;
  /** Of its content: the same section has the same name on every machine. */
  readonly version: string;
  /** Where its pages are on the web; empty where that is not known. */
  readonly siteAddress: string;
  /** Parents before their children. */
  readonly documents: readonly ExportedDocument[];
  /** How the bytes of a picture are read, one after another: they need not fit into memory together. */
  readonly mediaAt: (address: string) => (() => Uint8Array) | undefined;
}

export interface SectionPicture {
  readonly place: string;
  readonly read: () => Uint8Array;
  readonly type: string;
}
