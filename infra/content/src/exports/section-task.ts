import type { BuildSource } from '../build/build-source.ts';
import type { ToldFailure } from '../packs/pack-task.ts';
import type { SectionFormat } from './section-export.ts';

/** What a thread is given that exports a section: plain data. */
export interface SectionTask {
  readonly source: BuildSource;
  readonly address: string;
  readonly format: SectionFormat;
  readonly file: string;
  readonly siteAddress: string;
  readonly siteName: string;
  readonly mostPages: number;
}

/** What it says when it is over. */
export type SectionWord = { readonly done: true } | { readonly failed: ToldFailure };

/** How the names of files begin that are not whole yet, beside where they will be. */
export function unfinishedName(name: string): string {
  return `making-${name}`;
}
