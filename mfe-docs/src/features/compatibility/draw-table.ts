import { createContext } from 'react';

/** How the server draws the table of a query. In the browser it is undefined: what the server drew stays, or data are fetched. */
export const DrawTable = createContext<((query: string) => string) | undefined>(undefined);
