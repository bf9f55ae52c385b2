import type { KeyObject } from 'node:crypto';
import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { BuildSource } from '../build/build-source.ts';
import type { PackStep } from './pack-site.ts';

/** What a thread is given that packs a site: plain data, and a key that it cannot read. */
export interface PackTask {
  readonly source: BuildSource;
  readonly out: string;
  readonly siteAddress: string;
  readonly key: KeyObject;
  /** Loads `build-worker.ts`. */
  readonly buildScript: string;
}

export interface ToldFailure {
  readonly code: FailureCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface PackOutcome {
  readonly packs: number;
  readonly written: number;
  readonly failed: number;
}

/** What it says: how far it is, and at last what came of it. */
export type PackWord = { readonly step: PackStep } | { readonly outcome: PackOutcome } | { readonly failed: ToldFailure };
