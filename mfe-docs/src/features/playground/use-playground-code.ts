import { idInAddress, playgroundCodeKey } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { useEffect, useRef, useState } from 'react';
import { warnOfStorage } from '@webdocs/reading/with-storage';
import {
  codeInAddress,
  hasCode,
  isFromSite,
  keepCode,
  keptCode,
  namesCode,
  type KeptCode,
  type PlaygroundLanguage,
  type Waits,
} from './playground-code.ts';

/** Why the code that an address names is not here; messages that say so end like this. */
export type MissingCode = 'coming' | 'unreadable' | 'gone' | 'hidden' | 'away' | 'failed';

/** Asks for the code of a shared playground. What it throws says by `missing` why there is none. */
export type ReadShared = (id: string) => Promise<SampleCode>;

export interface PlaygroundCode {
  /** Undefined until it is known what is here at first. */
  readonly current: SampleCode | undefined;
  /** Code of another user waits for a reader who wants it. */
  readonly isWaiting: boolean;
  /** It came in a file. */
  readonly isFromFile: boolean;
  /** As far as it is of another user, and not run yet. */
  readonly waits: Waits;
  /** Of the playground on this device that it is; what was not written here is none. */
  readonly keptId: string | undefined;
  /** The code is as it came with a link. */
  readonly isShared: boolean;
  /** Of the shared playground that is here unchanged. */
  readonly id: string | undefined;
  /** Of the shared playground that this began as. */
  readonly copiedFrom: string | undefined;
  readonly missing: MissingCode | undefined;
  /** What the code was when it came here: another object whenever other code comes. */
  readonly beginning: SampleCode;
  /** Grows with every wish to run. */
  readonly revision: number;
  /** Grows with everything that is typed. */
  readonly edits: number;
  readonly write: (field: PlaygroundLanguage | 'language', value: string | undefined) => void;
  readonly replace: (code: SampleCode) => void;
  /** Puts other code in the place of what is here, as its new beginning. What waits runs when its reader wants it. */
  readonly open: (code: SampleCode, waits: Waits, keptId?: string) => void;
  /** Takes back what was opened; undefined once it was changed, or where there was no code before it. */
  readonly undo: (() => void) | undefined;
  readonly reset: () => void;
  readonly run: () => void;
  /** Makes a copy of shared code that belongs to its reader. */
  readonly fork: () => void;
  /** Asks once more for what could not be read. */
  readonly retry: () => void;
}

/**
 * The code of the page: that of the address, else what was written in this tab before; kept as it is written. `onOtherLink` is told when a link
 * with other code is put into the address bar of this page: what is over the code was about the code before.
 */
export function usePlaygroundCode(path: string, readShared: ReadShared, onOtherLink: () => void): PlaygroundCode {
  const [current, setShown] = useState<SampleCode>();
  /** Two fields may be written in before either is drawn. */
  const newest = useRef(current);
  const [waits, setWaits] = useState<Waits>(false);
  const [shared, setShared] = useState<{ readonly id: string | undefined }>();
  const [missing, setMissing] = useState<MissingCode>();
  const [revision, setRevision] = useState(0);
  const [edits, setEdits] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const first = useRef<SampleCode>({});
  const isTouched = useRef(false);
  const keptId = useRef<string>(undefined);
  const copiedFrom = useRef<string>(undefined);
  const isTrusted = useRef<boolean>(undefined);
  const [before, setBefore] = useState<KeptCode>();
  const isWaiting = waits !== false;
  const setCurrent = (code: SampleCode) => {
    newest.current = code;
    setShown(code);
  };

  useEffect(() => {
    let isGone = false;
    const show = ({ code, waits, first: before = code, id, from: original }: KeptCode, from?: typeof shared) => {
      // A slow answer does not take away what was written before it came.
      if (isGone || isTouched.current) return;
      setMissing(undefined);
      first.current = before;
      keptId.current = id;
      copiedFrom.current = original;
      setCurrent(code);
      setWaits(waits);
      setBefore(undefined);
      setShared(from);
      if (!waits && hasCode(code)) setRevision((before) => before + 1);
    };
    const read = (isTrusted: boolean) => {
      const id = idInAddress(window.location.search);
      setMissing(id === undefined ? undefined : 'coming');
      (id === undefined ? codeInAddress(window.location) : readShared(id)).then(
        (code) => {
          const kept: KeptCode = code ? { code, waits: !isTrusted } : (rememberedCode() ?? { code: {}, waits: false });
          show(kept, id !== undefined || (code && kept.waits) ? { id } : undefined);
        },
        (thrown: { readonly missing?: MissingCode }) => {
          show({ code: {}, waits: false });
          if (!isGone && !isTouched.current) setMissing(thrown.missing ?? (id === undefined ? 'unreadable' : 'away'));
        },
      );
    };
    // A link that is put into the address bar of this page loads nothing.
    const readAgain = () => {
      // What is in the query is here already: it may be a link to a place of the page.
      if (!namesCode({ search: '', hash: window.location.hash })) return;
      isTouched.current = false;
      onOtherLink();
      read(false);
    };
    isTrusted.current ??= isFromSite(window);
    // What is put into the address bar of this tab later was not opened by that page.
    window.opener = null;
    read(isTrusted.current);
    window.addEventListener('hashchange', readAgain);
    return () => {
      isGone = true;
      window.removeEventListener('hashchange', readAgain);
    };
  }, [path, readShared, attempt]);

  const origin = () => ({ first: first.current, id: keptId.current, from: copiedFrom.current ?? shared?.id });
  const change = (code: SampleCode, waitsNow = waits) => {
    isTouched.current = true;
    setCurrent(code);
    setBefore(undefined);
    setShared(undefined);
    setMissing(undefined);
    setWaits(waitsNow);
    remember({ ...origin(), code, waits: waitsNow });
    // What is written now is no longer what the address says: loaded again, the page shows what was written.
    if (window.location.search || window.location.hash) window.history.replaceState(window.history.state, '', path);
  };
  /** What becomes of shared code here is a copy of it. */
  const edit = (code: SampleCode) => {
    copiedFrom.current ??= shared?.id;
    change(code);
  };
  const run = () => {
    // Whatever the code does to its page, what was written is there again. Code of the address is in the address.
    if (current && !shared && !namesCode(window.location)) {
      remember({ ...origin(), code: current, waits: false });
    }
    setWaits(false);
    setRevision((before) => before + 1);
  };
  /** Code that another beginning is given. What waits does not run by it. */
  const begin = ({ code, waits: waitsNow, first: beginning = code, id, from }: KeptCode) => {
    first.current = beginning;
    keptId.current = id;
    copiedFrom.current = from;
    change(code, waitsNow);
    if (waitsNow === false) setRevision((before) => before + 1);
  };
  return {
    current,
    isWaiting,
    isFromFile: waits === 'file',
    waits,
    keptId: keptId.current,
    isShared: shared !== undefined,
    id: shared?.id,
    copiedFrom: copiedFrom.current,
    missing,
    beginning: first.current,
    revision,
    edits,
    write(field, value) {
      keptId.current ??= crypto.randomUUID();
      edit({ ...newest.current, [field]: value });
      setEdits((before) => before + 1);
    },
    replace(code) {
      keptId.current = copiedFrom.current = undefined;
      change(code, false);
      setRevision((before) => before + 1);
    },
    open(code, waitsNow, id) {
      const left: KeptCode = { ...origin(), code: current ?? {}, waits };
      begin({ code, waits: waitsNow, id });
      if (hasCode(left.code)) setBefore(left);
    },
    undo: before && (() => begin(before)),
    reset() {
      edit(first.current);
      // What waits for its reader is not run by taking back changes to it.
      if (!isWaiting) setRevision((before) => before + 1);
    },
    run,
    fork: () => current && edit(current),
    retry: () => setAttempt((before) => before + 1),
  };
}

function rememberedCode(): KeptCode | undefined {
  try {
    return keptCode(window.sessionStorage);
  } catch (thrown) {
    warnOfStorage(playgroundCodeKey, thrown);
    return undefined;
  }
}

function remember(kept: KeptCode): void {
  try {
    keepCode(window.sessionStorage, kept);
  } catch (thrown) {
    // The page goes on without: nothing is lost before the tab is closed.
    warnOfStorage(playgroundCodeKey, thrown);
  }
}
