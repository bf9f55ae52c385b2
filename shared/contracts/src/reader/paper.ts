/** The ground of a page in each theme, for browsers that colour their own bars like it: the token `--paper` of shared/design. */
export const paper = { light: '#fbfaf7', dark: '#13151d' } as const;
