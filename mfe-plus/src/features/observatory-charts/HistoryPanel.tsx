import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { useText } from '@webdocs/remote-kit';
import { ChartOrTable } from './ChartOrTable.tsx';
import { HistoryChart } from './HistoryChart.tsx';
import { glanceSize } from './history-drawing.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { usePanelSize } from './use-panel-size.ts';
import styles from './Charts.module.css';

interface HistoryPanelProps {
  readonly host: string;
  readonly analysis: Analysis;
  readonly isOwn: boolean;
}

export function HistoryPanel({ host, analysis: { history, scan }, isOwn }: HistoryPanelProps) {
  const text = useText();
  return (
    <section className={styles.panel}>
      <ChartOrTable
        name="history"
        title={text('plus-scans-title')}
        chart={<HistoryChart history={history} size={usePanelSize()} />}
        table={<HistoryTable host={host} history={history} current={scan.id} isOwn={isOwn} />}
      />
    </section>
  );
}

/** Beside the score. */
export function HistoryGlance({ host, analysis: { history, scan }, isOwn }: HistoryPanelProps) {
  const text = useText();
  return (
    <ChartOrTable
      name="glance"
      title={text('plus-scans-scans', { count: history.length })}
      isLabel
      chart={<HistoryChart history={history} size={glanceSize} />}
      table={<HistoryTable host={host} history={history} current={scan.id} isOwn={isOwn} />}
    />
  );
}
