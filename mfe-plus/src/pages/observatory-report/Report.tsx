import type { Analysis, ObservatoryStats } from '@webdocs/contracts/api/observatory-report';
import { definePiece, latePiece, useLatePiece, useText } from '@webdocs/remote-kit';
import { joinCatalogues } from '@webdocs/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { PolicyPanel } from '../../features/observatory-policy/PolicyPanel.tsx';
import { PolicyTable } from '../../features/observatory-policy/PolicyTable.tsx';
import nameWords from '../../scan-report/words/en-US.ftl';
import policyWords from '../../features/observatory-policy/words/en-US.ftl';
import { Recommended } from '../../features/observatory-tests/Recommended.tsx';
import { TestRows } from '../../features/observatory-tests/TestRows.tsx';
import outcomeWords from '../../features/observatory-tests/words/en-US.ftl';
import { CookiesPanel, cookiesIn } from '../../features/observatory-report/CookiesPanel.tsx';
import { HeadersPanel } from '../../features/observatory-report/HeadersPanel.tsx';
import { headersIn } from '../../features/observatory-report/headers-in.ts';
import { ledgerOf } from '../../features/observatory-report/ledger-of.ts';
import { ScoreSummary } from '../../features/observatory-report/ScoreSummary.tsx';
import { Tabs } from '../../tabs/Tabs.tsx';
import { TargetLine } from '../../features/observatory-report/TargetLine.tsx';
import { reportTabs, useReportTab, type ReportTab } from './use-report-tab.ts';
import words from '../../features/observatory-report/words/en-US.ftl';
import styles from './Report.module.css';

const charts = () => import(/* webpackChunkName: "observatory-charts" */ '../../features/observatory-charts/chart-pieces.ts');
const HistoryGlance = latePiece(async () => (await charts()).historyGlance);
const HistoryPanel = latePiece(async () => (await charts()).historyPanel);
const BenchmarkPanel = latePiece(async () => (await charts()).benchmarkPanel);
const Compare = latePiece(
  async () => (await import(/* webpackChunkName: "observatory-compare" */ '../../features/observatory-compare/Compare.tsx')).compare,
);

interface ReportProps {
  readonly host: string;
  readonly scanner: string;
  readonly isOwn: boolean;
  readonly analysis: Analysis;
}

/** Everything that is known of a scan. */
function Report({ host, scanner, isOwn, analysis }: ReportProps) {
  const text = useText();
  const [wanted, choose] = useReportTab();
  const stats = useStats(scanner);
  const { isThere: hasCharts, fetch: fetchCharts } = useLatePiece(HistoryGlance);
  useEffect(() => void fetchCharts(), [fetchCharts]);
  const ledger = ledgerOf(analysis);
  const counts: Readonly<Partial<Record<ReportTab, number>>> = {
    scoring: analysis.scan.tests_quantity,
    cookies: cookiesIn(analysis).length,
    headers: headersIn(analysis).length,
    history: analysis.history.length,
  };
  const tabs = reportTabs.filter((key) => key !== 'benchmark' || stats);
  const tab = tabs.includes(wanted) ? wanted : 'scoring';
  const panels: Readonly<Record<ReportTab, () => ReactNode>> = {
    scoring: () => (
      <>
        <h2 className="visually-hidden">{text('plus-scanned-tab-scoring')}</h2>
        <TestRows
          tests={analysis.tests}
          isBonusCounted={ledger.is_bonus_counted}
          beside={({ name, directives }) =>
            name === 'content-security-policy' && directives ? (
              <>
                <h4>{text('plus-policy-title')}</h4>
                <PolicyTable directives={directives} />
              </>
            ) : undefined
          }
        />
        <Recommended advice={analysis.recommended ?? []} />
      </>
    ),
    csp: () => <PolicyPanel analysis={analysis} />,
    cookies: () => <CookiesPanel analysis={analysis} />,
    headers: () => <HeadersPanel analysis={analysis} />,
    history: () => (
      <>
        <HistoryPanel host={host} analysis={analysis} isOwn={isOwn} />
        <Compare host={host} scanner={scanner} isOwn={isOwn} analysis={analysis} />
      </>
    ),
    benchmark: () => stats && <BenchmarkPanel stats={stats} grade={analysis.scan.grade} />,
  };
  return (
    <>
      <TargetLine analysis={analysis} />
      <ScoreSummary
        analysis={analysis}
        ledger={ledger}
        glance={<div className={styles.glance}>{hasCharts && <HistoryGlance host={host} analysis={analysis} isOwn={isOwn} />}</div>}
      />
      <Tabs
        name={text('plus-scanned-tabs')}
        id="observatory"
        chosen={tab}
        onChoose={choose}
        tabs={tabs.map((key) => ({
          key,
          label: (
            <>
              {text(`plus-scanned-tab-${key}`)}
              {counts[key] !== undefined && <small> {counts[key]}</small>}
            </>
          ),
        }))}
      >
        <div className={styles.panel}>{panels[tab]()}</div>
      </Tabs>
    </>
  );
}

/** Nothing where there are too few hosts to compare with, or no answer: the tab is not there then. */
function useStats(scanner: string): ObservatoryStats | undefined {
  const [stats, setStats] = useState<ObservatoryStats>();
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "observatory-stats" */ '../../features/observatory-charts/comparable-stats.ts')
      .then(({ comparableStats }) => comparableStats(scanner))
      .then(
        (found) => isWanted && setStats(found),
        () => undefined,
      );
    return () => void (isWanted = false);
  }, [scanner]);
  return stats;
}

export const report = definePiece({ component: Report, messages: joinCatalogues(words, nameWords, outcomeWords, policyWords) });
