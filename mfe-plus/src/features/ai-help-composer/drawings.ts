import type { Drawing } from '@webdocs/design/drawings';

export const arrowUp: Drawing = { line: 'M10 16.25V4M4.75 9.25 10 4l5.25 5.25' };
export const square: Drawing = { solid: 'M6.5 5.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Z' };
export const enter: Drawing = { line: 'M15.5 5v5.5H5M8 7.25 4.75 10.5 8 13.75' };
