import type { Address } from '@webdocs/contracts/reader/address';
import type { CompatAnswer } from '@webdocs/contracts/page/compat';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Facts } from '@webdocs/contracts/events/event';
import type { SiteFacts } from '@webdocs/contracts/page/description';
import type { Page } from '@webdocs/contracts/page/page';
import type { PageTraits } from '@webdocs/contracts/remote/composition';
import type { SlotName } from '@webdocs/contracts/remote/slot';

export interface BundleName {
  readonly name: string;
  readonly version: string;
}

/** A server bundle by name; the code travels only to a worker that has not loaded it yet. */
export interface BundleReference extends BundleName {
  readonly code?: string;
}

/** What a server entry is asked for: the same form as `RenderRequest` of remote-kit, which the gateway does not import. */
export interface FragmentRequest {
  readonly part: string;
  readonly props: {
    readonly page: Page;
    readonly address: Address;
    readonly traits: PageTraits;
    readonly slot?: SlotName;
    readonly compat?: Readonly<Record<string, CompatAnswer>>;
  };
  readonly facts: Facts;
  readonly configuration: PublicConfiguration;
  readonly version: string;
  readonly slotMark: string;
}

/** What a server entry is asked about a page besides drawing it, by the name of the function; its answer is JSON. */
export type Question =
  | { readonly ask: 'describe'; readonly page: Page; readonly site: SiteFacts }
  | { readonly ask: 'plain'; readonly page: Page }
  | { readonly ask: 'load'; readonly address: Address };

export interface RenderJob {
  readonly shell: BundleReference;
  readonly bundle: BundleReference;
  /** Absent where the bundle is only to be loaded and checked. */
  readonly request?: FragmentRequest | Question;
  /** It is done in a moment: another short one may be sent after it, so that the worker need not wait to be told what is next. */
  readonly isShort?: boolean;
}

/** A message is a header, one line of JSON, and a body: text that neither side has to read to pass it on. */
export type ToWorker =
  /** The body is its code. */
  | { readonly kind: 'bundle'; readonly key: string; readonly file: string }
  /** The body is the page as JSON: it travels once to each worker, however many parts are drawn of it there. */
  | { readonly kind: 'page'; readonly page: number }
  /** The body is the request as JSON, without the page where that has travelled before; empty where there is none. */
  | { readonly kind: 'job'; readonly id: number; readonly shell: BundleName; readonly bundle: BundleName; readonly page?: number }
  /** The body is what a loader wanted to read, as JSON, or why it may not. */
  | { readonly kind: 'read' | 'unread'; readonly readId: number }
  | { readonly kind: 'forget'; readonly keep: readonly string[] };

/** Every message out of a worker is looked at as if the worst of bundles had written it. */
export type FromWorker =
  | { readonly kind: 'ready' }
  /** The body is the source as JSON. */
  | { readonly kind: 'read'; readonly id: number; readonly readId: number }
  /** The body is the answer. */
  | { readonly kind: 'done'; readonly id: number; readonly said: readonly string[] }
  /** The body is the stack. */
  | { readonly kind: 'failed'; readonly id: number; readonly said: readonly string[]; readonly cause: string };

/** How many pages a worker keeps; those who send know it and send again what was let go. */
export const pagesKept = 4;
/** Far above the HTML of any page: 5,000 sections are 3 million. */
export const mostCharactersOfAnswer = 8_000_000;
export const mostLinesSaid = 20;
/** Twenty lines of 500 characters that JSON writes as six each are 60,000. */
const mostCharactersOfHeader = 100_000;

/** Under which name a worker keeps a module: a remote's module belongs to the shell whose packages it was given. */
export function moduleKey(shell: BundleName, bundle: BundleName): string {
  return bundle.name === 'shell' ? `shell@${bundle.version}` : `${bundle.name}@${bundle.version} in shell@${shell.version}`;
}

export function textOf(header: ToWorker | FromWorker, body = ''): string {
  return `${JSON.stringify(header)}\n${body}`;
}

export function cut(text: string): { readonly header: unknown; readonly body: string } {
  const end = text.indexOf('\n');
  if (end < 0 || end > mostCharactersOfHeader) throw new Error('it has no header, or too long a one');
  return { header: JSON.parse(text.slice(0, end)), body: text.slice(end + 1) };
}
