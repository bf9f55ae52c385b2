import type { FailureCode } from '@webdocs/contracts/failures/failure';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '../calls/call-problem.ts';
import { useRepeatableCall, type RepeatableCall } from '../calls/repeatable-call.ts';
import type { Choice } from '../staff-choice/StaffChoice.tsx';

export interface RecordCalls<T> {
  readonly list: () => Promise<readonly T[]>;
  readonly read: (id: string) => Promise<T>;
  /** The code of the refusal of a change to what another person has changed since it was read. */
  readonly stale: FailureCode;
}

/** The records that were found, the one of them that is chosen, and what is said of it in the status line. */
interface ChosenRecord<T> extends Choice {
  readonly listing: RepeatableCall;
  readonly found: readonly T[] | undefined;
  readonly record: T | undefined;
  /** Takes a record in as it is now; it is chosen and spoken of, unless the reader has left the one it came from: then false. */
  show(record: T, words: string, from?: string): boolean;
  /** For a change that failed: passes the failure on, after a record that another person changed was read anew, so that the next try is of what is there now. */
  readAnewWhenStale(id: string): (failure: unknown) => Promise<never>;
  /** After the chosen one was deleted. */
  leave(words: string): void;
}

export function useChosenRecord<T extends { readonly id: string }>(calls: RecordCalls<T>, readAnewWords: string): ChosenRecord<T> {
  const listing = useRepeatableCall();
  const [found, setFound] = useState<readonly T[]>();
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const status = useRef<HTMLParagraphElement>(null);
  const list = () => listing.run(async () => setFound(await calls.list()));
  useEffect(() => list(), []);

  // An answer may come when another record has been chosen: it changes what is known, and leaves the reader there.
  const chosenNow = useRef(chosen);
  const choose = (id: string | undefined) => {
    chosenNow.current = id;
    setChosen(id);
  };
  const say = (words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 }));
  const take = (record: T) => setFound((all = []) => [record, ...all.filter(({ id }) => id !== record.id)]);
  return {
    listing,
    found,
    chosen,
    record: found?.find(({ id }) => id === chosen),
    said,
    status,
    choose,
    say,
    show: (record, words, from = record.id) => {
      take(record);
      if (chosenNow.current !== from) return false;
      choose(record.id);
      say(words);
      return true;
    },
    readAnewWhenStale: (id) => async (failure) => {
      if (refusalOf(failure)?.code === calls.stale) {
        take(await calls.read(id));
        say(readAnewWords);
      }
      throw failure;
    },
    leave: (words) => {
      choose(undefined);
      list();
      say(words);
      status.current?.focus();
    },
  };
}
