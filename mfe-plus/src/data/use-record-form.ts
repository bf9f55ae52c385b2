import { useRef, type RefObject, type SubmitEvent } from 'react';
import { useRepeatableCall, type RepeatableCall } from '../calls/repeatable-call.ts';
import { focusFirst } from '../unsaved/focus-first.ts';
import type { KeptDrafts } from '../unsaved/kept-drafts.ts';

interface RecordForm<Draft> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly call: RepeatableCall;
  /** What was typed, or what is saved where nothing was. */
  readonly shown: Draft;
  readonly isUnsaved: boolean;
  change(part: Partial<Draft>): void;
  /** Sends what was typed; it is forgotten when that was answered. */
  save<T>(event: SubmitEvent, send: () => Promise<T>, onSaved: (saved: T) => void): void;
  discard(): void;
}

/** The form of a record, with what was typed in it and not saved. */
export function useRecordForm<Draft extends object>(drafts: KeptDrafts<Draft>, key: string, saved: Draft): RecordForm<Draft> {
  const call = useRepeatableCall();
  const form = useRef<HTMLFormElement>(null);
  const draft = drafts.of(key);
  const shown = draft ?? saved;
  return {
    form,
    call,
    shown,
    isUnsaved: draft !== undefined,
    change: (part) => drafts.keep(key, { ...shown, ...part }),
    save: (event, send, onSaved) => {
      event.preventDefault();
      call.run(async () => {
        const answer = await send();
        drafts.forget(key, draft);
        onSaved(answer);
      });
    },
    discard: () => {
      drafts.forget(key, draft);
      call.forget();
      focusFirst(form.current);
    },
  };
}
