import type { Document } from '@webdocs/contracts/page/page';

export interface Preview {
  readonly title: string;
  readonly summary: string;
  readonly locale: string;
  readonly standing: NonNullable<NonNullable<Document['status']>['baseline']> | undefined;
}

const remembered = new Map<string, Promise<Preview | undefined>>();
const rememberedAtMost = 100;

/** What a document is about; undefined where that cannot be had: its link says enough. */
export function previewOf(address: string): Promise<Preview | undefined> {
  const known = remembered.get(address);
  if (known) return known;
  const preview = fetched(address);
  if (remembered.size >= rememberedAtMost) remembered.delete(remembered.keys().next().value as string);
  remembered.set(address, preview);
  // Not the failure of a moment: the network may be back for the next try.
  preview.catch(() => remembered.delete(address));
  return preview.catch(() => undefined);
}

async function fetched(address: string): Promise<Preview | undefined> {
  const response = await fetch(`${address}/metadata.json`);
  if (!response.ok) return undefined;
  const { title, summary, locale, status } = (await response.json()) as Partial<Document>;
  if (typeof title !== 'string' || typeof summary !== 'string') return undefined;
  return { title: title.replaceAll('`', ''), summary, locale: locale ?? '', standing: status?.baseline };
}
