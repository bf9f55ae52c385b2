import { showAdvertiserReport, type FoundAdvertiserReport } from '@webdocs/contracts/api/campaigns';
import type { LoadedPage, Read } from '@webdocs/contracts/page/loader';
import { pathWithoutLocale, type Address } from '@webdocs/contracts/reader/address';
import type { ReportData } from './report-data.ts';

/** 128 random bits. Another word was never a code, and may not even be one of an address. */
const codeForm = /^[\w-]{22}$/;

/** A link that leads nowhere is a page that there is not: nothing tells whether it ever led to one. No search engine keeps any of it. */
export async function loadReport({ pathname }: Address, read: Read): Promise<LoadedPage | undefined> {
  const [, , , code] = pathWithoutLocale(pathname).split('/');
  if (!code || !codeForm.test(code)) return undefined;
  const data = await reportAt(code, read).catch((): ReportData => ({ failed: true }));
  if (!data) return undefined;
  return { data, noIndexing: true, ...('report' in data ? { pageTitle: data.report.name } : {}) };
}

async function reportAt(code: string, read: Read): Promise<ReportData | undefined> {
  const { found } = (await read({ from: 'calls', call: showAdvertiserReport.name, params: { code } })) as FoundAdvertiserReport;
  return found ? { report: found } : undefined;
}
