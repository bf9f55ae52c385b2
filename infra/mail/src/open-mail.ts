import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { IdentityMail } from '@webdocs/database/tables';
import type { SendMail } from './mail.ts';
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
  /** Sends what is due; happens by itself too. */
  deliver(): Promise<void>;
  counts(): DeliveryCounts;
  queue(): Promise<QueueFigures>;
  close(): Promise<void>;
}

/** Mail of a local run. */
export interface OpenSandbox {
  readonly send: SendMail;
  /** The latest first. */
  inbox(): Promise<IdentityMail[]>;
  close(): Promise<void>;
}

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
  const sending = every(lookEveryMs, report, deliver);
  const clearing = every(clearEveryMs, report, async () => {
    const count = await queue.buryOverdue();
    if (count > 0) report(new Failure('MAIL_OVERDUE', { count }));
    await queue.forgetOldDead();
  });
  return {
    async send(mail, within) {
      await queue.add(mail, within);
      // One that is part of a transaction is not to be seen yet; it is found when the queue is looked at next.
      if (!within) sending.now();
    },
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

export function openSandbox({ database, report, now = () => new Date() }: Omit<MailOptions, 'smtp' | 'sender'>): OpenSandbox {
  const clearing = every(clearEveryMs, report, () => clearSandboxInbox(database, now()));
  return { send: sandboxMail(database, now), inbox: () => sandboxInbox(database), close: clearing.end };
}

interface Repeated {
  /** Does it at once, or again after the one that is under way. */
  now(): Promise<void>;
  /** Ends with the one that is under way. */
  end(): Promise<void>;
}

function every(ms: number, report: (failure: Failure) => void, job: () => Promise<void>): Repeated {
  let underWay: Promise<void> | undefined;
  let isWanted = false;
  let isFailing = false;
  let isOver = false;
  const once = async () => {
    try {
      await job();
      isFailing = false;
    } catch (thrown) {
      // A database that is away is told of once, not every time.
      if (!isFailing) report(asFailure(thrown));
      isFailing = true;
    }
  };
  const untilDone = async () => {
    while (isWanted && !isOver) {
      isWanted = false;
      await once();
    }
  };
  const now = () => {
    isWanted = true;
    underWay ??= untilDone().finally(() => (underWay = undefined));
    return underWay;
  };
  const timer = setInterval(() => void now(), ms);
  timer.unref();
  return {
    now,
    async end() {
      isOver = true;
      clearInterval(timer);
      await underWay;
    },
  };
}

function asFailure(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('MAIL_JOB_FAILED', { cause: causeOf(thrown) }, { cause: thrown });
}
