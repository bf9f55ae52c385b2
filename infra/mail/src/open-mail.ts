import { randomUUID } from 'node:crypto';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { repeatedJob } from '@webdocs/database/repeated-job';
import type { IdentityMail } from '@webdocs/database/tables';
import type { PreviewMail, SendMail } from './mail.ts';
import { compose } from './message/compose.ts';
import type { Sender } from './message/sender.ts';
import { delivery, type DeliveryCounts } from './queue/deliver.ts';
import { mailQueue, type QueueFigures } from './queue/mail-queue.ts';
import { clearSandboxInbox, sandboxInbox, sandboxMail } from './sandbox-inbox.ts';
import { nameOf, type SmtpServer } from './smtp/smtp-server.ts';

export interface MailOptions {
  readonly database: Database;
  readonly smtp: SmtpServer;
  readonly sender: Sender;
  readonly report: (failure: Failure) => void;
  readonly now?: () => Date;
}

/** Mail that leaves this computer. */
export interface OpenMail {
  readonly send: SendMail;
  readonly preview: PreviewMail;
  /** Sends what is due; happens by itself too. */
  deliver(): Promise<void>;
  counts(): DeliveryCounts;
  queue(): Promise<QueueFigures>;
  close(): Promise<void>;
}

/** Mail of a local run. */
export interface OpenSandbox {
  readonly send: SendMail;
  readonly preview: PreviewMail;
  /** The latest first. */
  inbox(): Promise<IdentityMail[]>;
  close(): Promise<void>;
}

const failsAs = 'MAIL_JOB_FAILED';
const lookEveryMs = 2000;
const clearEveryMs = 60 * 60 * 1000;
/** What is under way at a stop is given this long; what is cut off then is sent again by the next process. */
const graceMs = 5000;

/** The client is loaded only where a mail server is named: a start without one need not wait for it. */
export async function openMail({ database, smtp, sender, report, now = () => new Date() }: MailOptions): Promise<OpenMail> {
  const { smtpClient } = await import('./smtp/smtp-client.ts');
  const queue = mailQueue(database, now);
  const client = smtpClient(smtp);
  const { deliver, counts, stop } = delivery({
    queue,
    compose: (id, mail) => compose(id, mail, sender),
    handOver: (message) => client.handOver(message),
    server: nameOf(smtp),
    lanes: smtp.connections,
    now,
    report,
  });
  const sending = repeatedJob({ everyMs: lookEveryMs, report, job: deliver, failsAs });
  const clearing = repeatedJob({
    everyMs: clearEveryMs,
    report,
    failsAs,
    async job() {
      const count = await queue.buryOverdue();
      if (count > 0) report(new Failure('MAIL_OVERDUE', { count }));
      await queue.forgetOldDead();
    },
  });
  return {
    async send(mail, within) {
      await queue.add(mail, within);
      // One that is part of a transaction is not to be seen yet; it is found when the queue is looked at next.
      if (!within) sending.now();
    },
    preview: previewBy(sender),
    deliver: sending.now,
    counts,
    queue: queue.figures,
    async close() {
      stop();
      const cutOff = setTimeout(() => client.close(), graceMs);
      await Promise.all([sending.end(), clearing.end()]);
      clearTimeout(cutOff);
      client.close();
    },
  };
}

export function openSandbox({ database, sender, report, now = () => new Date() }: Omit<MailOptions, 'smtp'>): OpenSandbox {
  const clearing = repeatedJob({ everyMs: clearEveryMs, report, failsAs, job: () => clearSandboxInbox(database, now()) });
  return {
    send: sandboxMail(database, sender, now),
    preview: previewBy(sender),
    inbox: () => sandboxInbox(database),
    close: clearing.end,
  };
}

function previewBy(sender: Sender): PreviewMail {
  return (mail) => compose(mail.id ?? randomUUID(), mail, sender);
}
