import type { Locale } from '../reader/locale.ts';

/**
 * The answer of the compatibility data service at `{compat host}/{query}.json`, as far as tables read it: the package's
 * data, in which `support` always holds lists with release dates and `mdn_url` is the path, below the language, of a page of
 * this site that is there.
 */
export interface CompatAnswer {
  readonly query: string;
  readonly data: CompatFeature;
  readonly browsers: Readonly<Record<string, CompatBrowser>>;
  readonly __meta?: { readonly version: string; readonly timestamp: string };
}

/** A feature with what is known of it, and the features below it by name. */
export interface CompatFeature {
  readonly __compat?: CompatStatement;
  readonly [name: string]: CompatFeature | CompatStatement | undefined;
}

export interface CompatStatement {
  readonly description?: string;
  readonly mdn_url?: string;
  /** The languages besides English in which that page is there. */
  readonly translations?: readonly Locale[];
  readonly spec_url?: string | readonly string[];
  readonly source_file?: string;
  readonly tags?: readonly string[];
  readonly support: Readonly<Record<string, readonly SupportStatement[]>>;
  readonly status?: { readonly experimental: boolean; readonly standard_track: boolean; readonly deprecated: boolean };
}

/** One stretch of support; `version_added` is a version, 'preview', true, false or null where it is unknown. */
export interface SupportStatement {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly version_last?: string | boolean | null;
  readonly release_date?: string;
  readonly partial_implementation?: boolean;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: ReadonlyArray<{ readonly type: string; readonly name: string; readonly value_to_set?: string }>;
  readonly impl_url?: string | readonly string[];
  readonly notes?: string | readonly string[];
}

export interface CompatBrowser {
  readonly name: string;
  readonly type: 'desktop' | 'mobile' | 'server' | 'xr';
  /** What the version before the release is called, such as 'Nightly'. */
  readonly preview_name?: string;
  readonly pref_url?: string;
  readonly accepts_flags?: boolean;
}
