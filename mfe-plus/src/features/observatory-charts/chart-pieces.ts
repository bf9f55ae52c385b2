import { definePiece } from '@webdocs/remote-kit';
import { BenchmarkPanel } from './BenchmarkPanel.tsx';
import { HistoryGlance, HistoryPanel } from './HistoryPanel.tsx';
import words from './words/en-US.ftl';

export const historyGlance = definePiece({ component: HistoryGlance, messages: words });
export const historyPanel = definePiece({ component: HistoryPanel, messages: words });
export const benchmarkPanel = definePiece({ component: BenchmarkPanel, messages: words });
