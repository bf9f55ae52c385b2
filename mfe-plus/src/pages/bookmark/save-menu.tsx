import { useEffect } from 'react';
import { usePlaces } from '../../data/collections.ts';

export type Saving = typeof import('./save-menu.tsx');

interface PlacesProps {
  readonly url: string;
  readonly onKnown: (isSaved: boolean) => void;
}

/** Tells whether a page is saved, and again when that changes. Shows nothing. */
export function Places({ url, onKnown }: PlacesProps) {
  const { data } = usePlaces(url);
  const isSaved = Boolean(data?.length);
  useEffect(() => onKnown(isSaved), [isSaved, onKnown]);
  return null;
}

/** Fetched from here, the menu does not bring along once more what its ribbon has. */
export async function savePanel() {
  return (await import(/* webpackChunkName: "save-panel" */ './SavePanel.tsx')).savePanel;
}
