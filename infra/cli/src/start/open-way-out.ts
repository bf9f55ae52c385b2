import type { Configuration } from '@webdocs/configuration/read-configuration';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { IdentityMail } from '@webdocs/database/tables';
import { openMail, openSandbox, type OpenMail } from '@webdocs/mail';
import type { PreviewMail, SendMail } from '@webdocs/mail/mail';
import { isLocalRun, siteOriginOf } from './local-run.ts';
import type { OpenServices } from './open-services.ts';
import { smtpServerOf } from './smtp-server-of.ts';

interface Surroundings {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly parts: OpenServices;
  readonly report: (failure: Failure) => void;
}

/** Where mail goes. */
export interface WayOut {
  readonly send: SendMail;
  readonly preview: PreviewMail;
  /** Of a local run, whose mail does not leave the computer. */
  readonly sandboxInbox?: () => Promise<readonly IdentityMail[]>;
  /** Of mail that leaves it. */
  readonly figures?: Pick<OpenMail, 'counts' | 'queue'>;
}

/** The mail server that was named, else the sandbox where its inbox can be read, else none. */
export async function openWayOut({ configuration, database, parts, report }: Surroundings): Promise<WayOut | undefined> {
  const smtp = smtpServerOf(configuration.server.mail);
  const { from, replyTo, bounces } = configuration.server.mail;
  const siteAddress = `${siteOriginOf(configuration)}/`;
  const sender = { siteName: configuration.public.siteName, siteAddress, from: from ?? '', replyTo, bounces };
  if (smtp) {
    const mail = await openMail({ database, smtp, sender, report });
    parts.add(() => mail.close());
    return { send: mail.send, preview: mail.preview, figures: mail };
  }
  if (!isLocalRun(configuration) || configuration.server.identity.issuer) return undefined;
  const sandbox = openSandbox({ database, sender, report });
  parts.add(() => sandbox.close());
  return { send: sandbox.send, preview: sandbox.preview, sandboxInbox: sandbox.inbox };
}
