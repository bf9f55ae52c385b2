import { isDefault } from '../../data/collections.ts';

/** The collection that every account begins with goes by another name on screen. */
export function collectionName(collection: { readonly name: string }, text: (id: string) => string): string {
  return isDefault(collection) ? text('plus-collections-default') : collection.name;
}
