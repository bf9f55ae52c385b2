import type { ServerSide } from '@webdocs/remote-kit/server';
import { loadReport } from './pages/report/load-report.ts';

/** What only the server has: the data of the reports. */
export const serverSide: ServerSide = { load: loadReport };
