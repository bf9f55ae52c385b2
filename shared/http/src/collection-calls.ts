import {
  CollectionImportReplySchema,
  CollectionLookupSchema,
  CollectionPageSchema,
  CollectionSchema,
  type CollectionImport,
  type CollectionImportReply,
  type CollectionInfo,
  type CollectionInput,
  type CollectionItemChange,
  type CollectionItemInput,
  type CollectionLookup,
  type CollectionPage,
} from '@webdocs/contracts/api/collections';
import * as v from 'valibot';
import { changeJson } from './change-json.ts';
import { requestJson } from './request-json.ts';

const all = '/api/v2/collections/';
const nothing = v.undefined();
const one = (id: string) => `${all}${encodeURIComponent(id)}/`;
const item = (id: string, itemId?: string) => `${one(id)}items/${itemId ? `${encodeURIComponent(itemId)}/` : ''}`;

export interface CollectionView {
  readonly limit?: number;
  readonly offset?: number;
  readonly q?: string;
  readonly sort?: 'date' | 'title';
}

export const listCollections = (): Promise<CollectionInfo[]> => requestJson(all, v.array(CollectionSchema));

/** Without a limit the collection alone, without its items. */
export function readCollection(id: string, { limit = 0, offset = 0, q, sort }: CollectionView = {}): Promise<CollectionPage> {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset), ...(q ? { q } : {}), ...(sort ? { sort } : {}) });
  return requestJson(`${one(id)}?${query}`, CollectionPageSchema);
}

export const createCollection = (body: CollectionInput): Promise<CollectionInfo> =>
  changeJson(all, CollectionSchema, { method: 'POST', body });

export const editCollection = (id: string, body: CollectionInput): Promise<CollectionInfo> =>
  changeJson(one(id), CollectionSchema, { method: 'POST', body });

export const deleteCollection = (id: string): Promise<void> => changeJson(one(id), nothing, { method: 'DELETE' });

export const addItem = (id: string, body: CollectionItemInput): Promise<void> => changeJson(item(id), nothing, { method: 'POST', body });

export const changeItem = (id: string, itemId: string, body: CollectionItemChange): Promise<void> =>
  changeJson(item(id, itemId), nothing, { method: 'POST', body });

export const removeItem = (id: string, itemId: string): Promise<void> => changeJson(item(id, itemId), nothing, { method: 'DELETE' });

/** In which collections a page stands. */
export const lookUp = (url: string): Promise<CollectionLookup> =>
  requestJson(`${all}lookup/?url=${encodeURIComponent(url)}`, CollectionLookupSchema);

export const importCollections = (body: CollectionImport): Promise<CollectionImportReply> =>
  changeJson(`${all}import/`, CollectionImportReplySchema, { method: 'POST', body });

/** A file that the browser saves. */
export const exportAddress = (form: 'json' | 'csv'): string => `${all}export/?format=${form}`;
