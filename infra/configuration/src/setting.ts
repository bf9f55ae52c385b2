import type { Kind } from './kinds.ts';

/** One thing that an operator can set: by a `WEBDOCS_` variable, or by the flag of the same words. */
export interface Setting<T = unknown> {
  readonly variable: `WEBDOCS_${string}`;
  readonly kind: Kind<T>;
  /** As it would be written in the variable. `{port}` takes the port in use, `{play}` the address of the playground. */
  readonly default: string;
  readonly because: string;
  readonly meaning: string;
  /** A switch that is off with the named one, whatever was said. */
  readonly needs?: string;
  /** May be on only together with the named switch. */
  readonly onlyWith?: string;
  /** Taken from the environment alone, where other users of the machine cannot read it, and never shown. */
  readonly secret?: true;
}

/** WEBDOCS_SITE_NAME -> --site-name */
export function flagOf({ variable }: Pick<Setting, 'variable'>): string {
  return `--${variable.slice('WEBDOCS_'.length).toLowerCase().replaceAll('_', '-')}`;
}
