import type { Drawing } from './drawing.ts';

export const share: Drawing = { line: 'M10 12.5v-9M6.75 6.5 10 3.25l3.25 3.25M6.5 9H4.25v7.75h11.5V9H13.5' };
export const play: Drawing = { line: 'M6 4v12l9.5-6Z' };
export const plus: Drawing = { line: 'M10 4v12M4 10h12' };
export const reload: Drawing = { line: 'M15.75 6.5A6.75 6.75 0 1 0 16.75 10M16 3v3.75h-3.75' };
export const expand: Drawing = { line: 'M7.5 3.5h-4v4M12.5 3.5h4v4M7.5 16.5h-4v-4M12.5 16.5h4v-4' };
export const shrink: Drawing = { line: 'M3.5 7.5h4v-4M16.5 7.5h-4v-4M3.5 12.5h4v4M16.5 12.5h-4v4' };
