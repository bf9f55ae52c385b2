import type { LoadedPage } from '@webdocs/contracts/page/loader';
import type { Address } from '@webdocs/contracts/reader/address';
import { loadMessages } from '@webdocs/i18n';
import { reportWish, shownHost } from '../../scan-report/report-address.ts';
import words from './words/en-US.ftl';

/** A report is called after its host. Search engines keep none of them: a scan is for the one who asks. */
export async function loadReport(address: Address): Promise<LoadedPage> {
  const { host } = reportWish(address);
  if (host === '') return { noIndexing: true };
  const { text } = await loadMessages(words, address.locale);
  return { noIndexing: true, pageTitle: text('plus-scanned-page-title', { host: shownHost(host).slice(0, 200) }) };
}
