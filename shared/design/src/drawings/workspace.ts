import type { Drawing } from './drawing.ts';

/** How the panes of a workspace lie, and what is done there. */
export const share: Drawing = { line: 'M10 12.5v-9M6.75 6.5 10 3.25l3.25 3.25M6.5 9H4.25v7.75h11.5V9H13.5' };
export const format: Drawing = { line: 'M3 5h14M3 10h9M3 15h12M14.5 9l1.5 1.5 1.5-2' };
export const columns: Drawing = { line: 'M3 4h14v12H3ZM10 4v12' };
export const rows: Drawing = { line: 'M3 4h14v12H3ZM3 10h14' };
export const tabs: Drawing = { line: 'M3 7.5h14V16H3ZM3 7.5V4h6v3.5' };
export const download: Drawing = { line: 'M10 3v9.5M6 8.75l4 4 4-4M3.5 13.5v3h13v-3' };
export const upload: Drawing = { line: 'M10 12.5V3M6 7l4-4 4 4M3.5 13.5v3h13v-3' };
export const play: Drawing = { line: 'M6 4v12l9.5-6Z' };
export const plus: Drawing = { line: 'M10 4v12M4 10h12' };
export const trash: Drawing = { line: 'M3.5 5.5h13M8 5.25V3h4v2.25M5 5.75l.75 11h8.5l.75-11M8.5 8.75v5M11.5 8.75v5' };
export const reload: Drawing = { line: 'M15.75 6.5A6.75 6.75 0 1 0 16.75 10M16 3v3.75h-3.75' };
export const expand: Drawing = { line: 'M7.5 3.5h-4v4M12.5 3.5h4v4M7.5 16.5h-4v-4M12.5 16.5h4v-4' };
export const shrink: Drawing = { line: 'M3.5 7.5h4v-4M16.5 7.5h-4v-4M3.5 12.5h4v4M16.5 12.5h-4v4' };
