import type { PlayModules } from '@webdocs/contracts/api/play-modules';
import type { Feature } from '@webdocs/contracts/remote/definition';
import type { Database, Query } from '@webdocs/database';
import type { PreviewMail, SendMail } from '@webdocs/mail/mail';
import type { Payments } from '@webdocs/payments/payments';
import type { FastifyRequest } from 'fastify';
import type { SignInOptions } from './sign-in/sign-in-options.ts';
import type { KnownDocument } from './stores/documents.ts';

/** What the calls of people who can sign in work with. */
export interface AccountServices {
  readonly database: Database;
  /** The page at a path of this site, if one is there. */
  readonly documentAt: (path: string) => Promise<KnownDocument | undefined>;
  /** When the page at a path was changed last, as far as that is known; without it pages are not known to change. */
  readonly lastChangeAt?: (path: string) => string | undefined;
  /** Where readers find the site; null in a local run, which believes the Host header instead. */
  readonly publicOrigin: string | null;
  readonly now: () => Date;
  /** Features that are on for some accounts alone; without it none is. */
  readonly early?: readonly Feature[];
  /** Without a provider the addresses of signing in are answered 501. */
  readonly signIn?: SignInOptions;
  /** Where the provider of accounts shares the database: removes the person behind an account within the same transaction. */
  readonly removeIdentity?: (query: Query, person: { readonly issuer: string; readonly subject: string }) => Promise<void>;
  /** Without it no address of the newsletter is ever confirmed. */
  readonly sendMail?: SendMail;
  /** Comes with it. */
  readonly previewMail?: PreviewMail;
  /** Without a provider nothing is sold: 501. */
  readonly payments?: Payments;
  /** What code in the Playground may import; nothing without it. */
  readonly playModules?: PlayModules;
  /** Whether a request comes from a writer on this machine; without it none does. */
  readonly isFromWriter?: (request: FastifyRequest) => boolean;
}
