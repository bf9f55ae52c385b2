import { showUpdate, showUpdates, understoodParameters, type FoundUpdate, type ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import type { LoadedPage, Read } from '@webdocs/contracts/page/loader';
import { pathWithoutLocale, type Address } from '@webdocs/contracts/reader/address';
import type { UpdatesData } from './updates-data.ts';

/** What the page of an address shows. An answer that does not come is said in the page, and asked for again with it. */
export async function loadUpdates(address: Address, read: Read): Promise<LoadedPage | undefined> {
  const [, , , id] = pathWithoutLocale(address.pathname).split('/');
  const data = await (id ? oneOf(id, address, read) : listAt(address, read)).catch((): UpdatesData => ({ away: 'failed' }));
  if (!data) return undefined;
  // Filters make pages without number, and none of them says anything that the whole list does not.
  const isView = 'away' in data || ('list' in data && address.search !== '');
  return { data, ...(isView ? { noIndexing: true } : {}), ...titleOf(data) };
}

async function listAt({ locale, search }: Address, read: Read): Promise<UpdatesData> {
  const query = { locale, ...understoodParameters(search) };
  const list = (await read({ from: 'calls', call: showUpdates.name, query })) as ShownUpdates;
  return list.is_preparing ? { away: 'preparing' } : { list };
}

async function oneOf(written: string, { locale }: Address, read: Read): Promise<UpdatesData | undefined> {
  const id = decodeURIComponent(written);
  const { update, is_preparing: isPreparing } = (await read({
    from: 'calls',
    call: showUpdate.name,
    params: { id },
    query: { locale },
  })) as FoundUpdate;
  if (isPreparing) return { away: 'preparing' };
  return update ? { one: update } : undefined;
}

function titleOf(data: UpdatesData): Pick<LoadedPage, 'pageTitle'> {
  if (!('one' in data)) return {};
  const { one } = data;
  return { pageTitle: one.type === 'browser_grouping' ? `${one.name} ${one.version}` : one.name };
}
