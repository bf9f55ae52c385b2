/** Whether a question can be asked now, and if not, why: 'closed' covers whatever else the page says by itself. */
export type Asking = 'open' | 'answering' | 'offline' | 'closed';
