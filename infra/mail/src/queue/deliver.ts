import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Mail } from '../mail.ts';
import type { Message } from '../message/compose.ts';
import { mostDoubts, pauseAfter, triedForMs, type Outcome } from './attempts.ts';
import type { MailQueue, TakenMail } from './mail-queue.ts';

export interface DeliveryOptions {
  readonly queue: MailQueue;
  readonly compose: (id: string, mail: Mail) => Message;
  readonly handOver: (message: Message) => Promise<Outcome>;
  /** The name of the mail server, for those who read that it is away. */
  readonly server: string;
  /** How many are sent at once. */
  readonly lanes: number;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

/** What became of attempts, since the start of this process. */
export type DeliveryCounts = Readonly<Record<'sent' | 'putOff' | 'dead' | 'doubtful', number>>;

export interface Delivery {
  /** Sends what is due. Ends when nothing is left, the server is away, or `stop` was called. */
  deliver(): Promise<void>;
  counts(): DeliveryCounts;
  /** After the mail that is under way no other is taken. */
  stop(): void;
}

const firstPauseMs = 5000;
const longestPauseMs = 5 * 60 * 1000;
const seenTwice = 'what became of it was not heard of twice: it may have arrived, and is not sent a third time';

export function delivery({ queue, compose, handOver, server, lanes, now, report }: DeliveryOptions): Delivery {
  const counts = { sent: 0, putOff: 0, dead: 0, doubtful: 0 };
  /** While a server takes nothing it is not asked for every mail. */
  let away = { times: 0, until: 0 };
  let isStopped = false;

  return {
    async deliver() {
      const first = await next();
      if (first) await everyOne([lane(first), ...Array.from({ length: lanes - 1 }, () => lane())]);
    },
    counts: () => ({ ...counts }),
    stop() {
      isStopped = true;
    },
  };

  async function next(): Promise<TakenMail | undefined> {
    return isStopped || now().getTime() < away.until ? undefined : queue.take();
  }

  async function lane(first?: TakenMail): Promise<void> {
    for (let taken = first ?? (await next()); taken; taken = await next()) await attempt(taken);
  }

  async function attempt(taken: TakenMail): Promise<void> {
    if (taken.was_interrupted) doubt(taken, 'the process that sent it ended meanwhile');
    if (taken.doubts >= mostDoubts) return bury(taken, seenTwice, false);
    const outcome = await outcomeOf(taken);
    noteServer(outcome);
    if (outcome.kind === 'sent') return settleSent(taken);
    const { kind, cause, isDoubtful } = outcome;
    if (isDoubtful) doubt(taken, cause);
    if (isDoubtful && taken.doubts + 1 >= mostDoubts) return bury(taken, seenTwice, true);
    const isOver = now().getTime() - taken.queued_at.getTime() >= triedForMs;
    if (kind === 'refused' || isOver) return bury(taken, cause, isDoubtful);
    await queue.putOff(taken, { pauseMs: pauseAfter(taken.attempts), cause, isDoubtful });
    counts.putOff++;
  }

  async function outcomeOf({ id, kind, recipient, message }: TakenMail): Promise<Outcome> {
    try {
      const outcome = await handOver(compose(id, { ...message, kind, to: recipient }));
      // What servers say of a mail has the address in it, and causes are logged.
      return outcome.kind === 'sent' ? outcome : { ...outcome, cause: outcome.cause.replaceAll(recipient, '…') };
    } catch (thrown) {
      // A mail that cannot be put together will not be the next time either.
      return { kind: 'refused', cause: causeOf(thrown), isDoubtful: false };
    }
  }

  async function settleSent(taken: TakenMail): Promise<void> {
    counts.sent++;
    if (!(await queue.forget(taken))) doubt(taken, 'it took longer than its lease');
  }

  async function bury(taken: TakenMail, cause: string, isDoubtful: boolean): Promise<void> {
    await queue.bury(taken, { cause, isDoubtful });
    counts.dead++;
    report(new Failure('MAIL_DEAD', { id: taken.id, kind: taken.kind, attempts: taken.attempts, cause }));
  }

  function doubt({ id, kind }: TakenMail, cause: string): void {
    counts.doubtful++;
    report(new Failure('MAIL_MAYBE_TWICE', { id, kind, cause }));
  }

  function noteServer(outcome: Outcome): void {
    if (outcome.kind !== 'away') return void (away = { times: 0, until: 0 });
    if (away.times === 0) report(new Failure('MAIL_SERVER_AWAY', { server, cause: outcome.cause }));
    const pauseMs = Math.min(firstPauseMs * 2 ** away.times, longestPauseMs);
    away = { times: away.times + 1, until: now().getTime() + pauseMs };
  }
}

/** Fails where one of them does, once all have ended: the others still have mail in their hands. */
async function everyOne(work: ReadonlyArray<Promise<void>>): Promise<void> {
  const ended = await Promise.allSettled(work);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
