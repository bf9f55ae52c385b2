import { useEffect, useState } from 'react';

/** Tabs are found again by these words after the # of an address. */
export const reportTabs = ['scoring', 'csp', 'cookies', 'headers', 'history', 'benchmark'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** The tab that the address names. Going from tab to tab makes no steps to go back through. */
export function useReportTab(): readonly [ReportTab, (tab: ReportTab) => void] {
  const [tab, setTab] = useState<ReportTab>(tabInAddress);
  useEffect(() => {
    const follow = () => setTab(tabInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [
    tab,
    (next) => {
      setTab(next);
      history.replaceState(history.state, '', `#${next}`);
    },
  ];
}

function tabInAddress(): ReportTab {
  return reportTabs.find((name) => location.hash === `#${name}`) ?? 'scoring';
}
