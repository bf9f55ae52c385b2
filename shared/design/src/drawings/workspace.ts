import type { Drawing } from './drawing.ts';

export const format: Drawing = { line: 'M3 5h14M3 10h9M3 15h12M14.5 9l1.5 1.5 1.5-2' };
export const columns: Drawing = { line: 'M3 4h14v12H3ZM10 4v12' };
export const rows: Drawing = { line: 'M3 4h14v12H3ZM3 10h14' };
export const tabs: Drawing = { line: 'M3 7.5h14V16H3ZM3 7.5V4h6v3.5' };
export const tabsBelow: Drawing = { line: 'M3 4h14v12H3ZM3 11.5h14M3 7h7V4' };
export const download: Drawing = { line: 'M10 3v9.5M6 8.75l4 4 4-4M3.5 13.5v3h13v-3' };
export const upload: Drawing = { line: 'M10 12.5V3M6 7l4-4 4 4M3.5 13.5v3h13v-3' };
export const trash: Drawing = { line: 'M3.5 5.5h13M8 5.25V3h4v2.25M5 5.75l.75 11h8.5l.75-11M8.5 8.75v5M11.5 8.75v5' };
