import { Failure } from '@webdocs/contracts/failures/failure';

/** Why an answer ends whose reader said so. */
export const stopped = Symbol('stopped');

/** One answer that is being written. */
export interface AnswerUnderWay {
  /** Aborted when its reader stops it, with `stopped` as the reason, or is gone; and when the site ends: with a failure as the reason then. */
  readonly signal: AbortSignal;
  /** Its reader is gone. */
  leave(): void;
  /** No more of it will come, and what did is written down. */
  over(): void;
}

export interface AnswersUnderWay {
  begin(accountId: string, messageId: string): AnswerUnderWay;
  /** Ends an answer of an account; where this process writes no such answer nothing happens. */
  stop(accountId: string, messageId: string): void;
  /** Ends all of them, and waits until what came of each is written down. */
  close(): Promise<void>;
}

interface Limits {
  /** Of this process. */
  readonly most: number;
  readonly mostOfAccount: number;
}

/** Each holds a connection to its reader, and perhaps one to a model. */
const usualLimits: Limits = { most: 500, mostOfAccount: 10 };

export function openAnswersUnderWay({ most, mostOfAccount }: Limits = usualLimits): AnswersUnderWay {
  const all = new Map<string, { readonly accountId: string; readonly controller: AbortController; readonly isOver: Promise<void> }>();
  let isClosed = false;
  const ending = () => new Failure('AI_HELP_STREAM_CUT', { cause: 'the site is being restarted' });

  return {
    begin(accountId, messageId) {
      if (isClosed) throw ending();
      const ofAccount = [...all.values()].filter((one) => one.accountId === accountId).length;
      if (all.size >= most || ofAccount >= mostOfAccount) throw new Failure('AI_HELP_BUSY');
      const controller = new AbortController();
      let written = () => undefined as void;
      const isOver = new Promise<void>((resolve) => (written = resolve));
      all.set(messageId, { accountId, controller, isOver });
      return {
        signal: controller.signal,
        leave: () => controller.abort(),
        over() {
          all.delete(messageId);
          written();
        },
      };
    },
    stop(accountId, messageId) {
      const one = all.get(messageId);
      if (one?.accountId === accountId) one.controller.abort(stopped);
    },
    async close() {
      isClosed = true;
      const left = [...all.values()];
      for (const { controller } of left) controller.abort(ending());
      await Promise.all(left.map(({ isOver }) => isOver));
    },
  };
}
