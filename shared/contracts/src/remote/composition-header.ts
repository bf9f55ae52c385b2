/** Header of every page and its data: the composition that made it, or would show it. */
export const compositionHeader = 'x-composition';
