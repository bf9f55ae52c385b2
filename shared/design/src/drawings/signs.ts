import type { Drawing } from './drawing.ts';

export const check: Drawing = { line: 'm3.75 10.5 4 4 8.5-9' };
export const doubleCheck: Drawing = { line: 'm1.75 11 3.5 3.5 6.5-9M8.75 13.25l1.25 1.25 6.75-9' };
export const half: Drawing = { line: 'M10 3.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 1 0 0-13.5Z', solid: 'M10 3.25a6.75 6.75 0 0 0 0 13.5Z' };
export const octagon: Drawing = { line: 'M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7ZM10 6.25v4.5M10 13.6v.15' };
export const flag: Drawing = { line: 'M5 17.25V3.25h10l-2.4 3.4 2.4 3.4H5' };
export const asterisk: Drawing = { line: 'M10 4v12M4.8 7l10.4 6M15.2 7 4.8 13' };
export const info: Drawing = { line: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14ZM10 9.25v4.25M10 6.4v.15' };
export const warning: Drawing = { line: 'M10 3.25 2.25 16.5h15.5ZM10 8v4M10 14.1v.15' };
