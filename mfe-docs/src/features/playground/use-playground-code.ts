import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { useEffect, useRef, useState } from 'react';
import { codeInAddress, isFromSite, keepCode, keptCode, type PlaygroundLanguage } from './playground-code.ts';

export interface PlaygroundCode {
  /** Undefined until it is known what is here at first. */
  readonly current: SampleCode | undefined;
  /** Code of another user waits for a reader who wants it. */
  readonly isWaiting: boolean;
  /** The code that the address names cannot be read. */
  readonly isUnreadable: boolean;
  /** Grows with every wish to run. */
  readonly revision: number;
  readonly write: (language: PlaygroundLanguage, value: string) => void;
  readonly replace: (code: SampleCode) => void;
  readonly reset: () => void;
  readonly run: () => void;
}

/** The code of the page: that of the address, else what was written in this tab before; kept as it is written. */
export function usePlaygroundCode(path: string): PlaygroundCode {
  const [current, setCurrent] = useState<SampleCode>();
  const [isWaiting, setWaiting] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const [revision, setRevision] = useState(0);
  const first = useRef<SampleCode>({});

  useEffect(() => {
    let isGone = false;
    const begin = (code: SampleCode, waits: boolean) => {
      if (isGone) return;
      first.current = code;
      setCurrent(code);
      setWaiting(waits);
      if (!waits && hasCode(code)) setRevision((before) => before + 1);
    };
    codeInAddress(window.location.search).then(
      (code) => (code ? begin(code, !isFromSite(window)) : begin(rememberedCode() ?? {}, false)),
      () => {
        setUnreadable(true);
        begin({}, false);
      },
    );
    return () => void (isGone = true);
  }, [path]);

  const change = (code: SampleCode) => {
    setCurrent(code);
    remember(code);
    // What is written now is no longer what the address says: loaded again, the page shows what was written.
    if (window.location.search) window.history.replaceState(window.history.state, '', path);
  };
  const run = () => {
    setWaiting(false);
    setRevision((before) => before + 1);
  };
  return {
    current,
    isWaiting,
    isUnreadable,
    revision,
    write: (language, value) => change({ ...current, [language]: value }),
    replace(code) {
      change(code);
      run();
    },
    reset() {
      change(first.current);
      run();
    },
    run,
  };
}

function hasCode({ html, css, js, wat }: SampleCode): boolean {
  return Boolean(html || css || js || wat);
}

function rememberedCode(): SampleCode | undefined {
  try {
    return keptCode(window.sessionStorage);
  } catch (thrown) {
    warn(thrown);
    return undefined;
  }
}

function remember(code: SampleCode): void {
  try {
    keepCode(window.sessionStorage, code);
  } catch (thrown) {
    warn(thrown);
  }
}

/** The page goes on without: nothing is lost before the tab is closed. */
function warn(thrown: unknown): void {
  console.warn(new Failure('STORAGE_UNAVAILABLE', { cause: causeOf(thrown) }).message);
}
