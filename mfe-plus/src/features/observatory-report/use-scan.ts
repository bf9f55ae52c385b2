import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { useEffect, useRef, useState } from 'react';
import type { ReportWish } from '../../scan-report/report-address.ts';
import type { ScanProblem } from '../../calls/scan-problem.ts';

const calls = () => import(/* webpackChunkName: "observatory-calls" */ './scan-calls.ts');

export interface ShownScan {
  readonly analysis?: Analysis;
  readonly problem?: ScanProblem;
  readonly isScanning: boolean;
  readonly rescan: () => void;
}

interface Known {
  readonly of: string;
  readonly analysis?: Analysis;
  readonly problem?: ScanProblem;
}

/** The report of a host. While it is scanned again the old report stays; what is answered late, for another host, is dropped. */
export function useScan(scanner: string, { host, isHidden = false, scan }: ReportWish): ShownScan {
  const of = JSON.stringify([scanner, host, scan]);
  const current = useRef(of);
  const [known, setKnown] = useState<Known>();
  const [scanning, setScanning] = useState<string>();

  async function run(isAgain: boolean): Promise<void> {
    setScanning(of);
    const { readReport, readEarlierScan, scanNow, scanProblem } = await calls();
    const asked = { host, isHidden };
    const answer = isAgain ? scanNow(scanner, asked) : scan ? readEarlierScan(scan) : readReport(scanner, asked);
    const next = await answer.then(
      (analysis): Known => ({ of, analysis }),
      (thrown: unknown): Known => ({ of, problem: scanProblem(thrown) }),
    );
    if (current.current !== of) return;
    setKnown((before) => (next.problem && before?.of === of && before.analysis ? { ...before, ...next } : next));
    setScanning(undefined);
  }

  /** Where not even the code that asks could be fetched. */
  async function runOrSay(isAgain: boolean): Promise<void> {
    try {
      await run(isAgain);
    } catch {
      setKnown((before) => ({ ...(before?.of === of ? before : { of }), problem: unreachable }));
      setScanning(undefined);
    }
  }

  useEffect(() => {
    current.current = of;
    if (host !== '') void runOrSay(false);
    return () => void (current.current = '');
  }, [of]);

  const shown = known?.of === of ? known : undefined;
  return {
    ...(shown?.analysis ? { analysis: shown.analysis } : {}),
    ...(shown?.problem ? { problem: shown.problem } : {}),
    isScanning: scanning === of,
    rescan: () => void runOrSay(true),
  };
}

const unreachable: ScanProblem = { kind: 'down', cause: '', answered: '' };
