/** What a ping says of the program: no version, no system. */
export const browserFamilies = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];
