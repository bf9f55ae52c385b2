import { useText } from '@webdocs/remote-kit';
import { createContext, useContext } from 'react';

type Text = ReturnType<typeof useText>;

const LaterWords = createContext<Text | undefined>(undefined);

/** Gives words to a piece that is fetched after its part, and whose words came along with it. */
export const LaterWordsProvider = LaterWords.Provider;

/** For pieces that stand in several parts: the words that came with the piece, or those of the part. */
export function useWords(): Text {
  const ofPart = useText();
  return useContext(LaterWords) ?? ofPart;
}
