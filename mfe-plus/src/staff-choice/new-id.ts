/** In place of the id of what was never saved. */
export const newId = 'new';
