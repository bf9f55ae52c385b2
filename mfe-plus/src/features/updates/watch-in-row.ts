import { createContext, type ComponentType } from 'react';

interface WatchInRowProps {
  /** Of the compatibility data. */
  readonly subject: string;
  readonly name: string;
}

/** By which a reader watches the feature of a row: the page brings it. */
export const WatchInRow = createContext<ComponentType<WatchInRowProps> | undefined>(undefined);
