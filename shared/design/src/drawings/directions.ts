import type { Drawing } from './drawing.ts';

export const chevronDown: Drawing = { line: 'm5.5 8 4.5 4.5L14.5 8' };
export const arrowRight: Drawing = { line: 'M3.5 10h13M11.5 5l5 5-5 5' };
export const arrowLeft: Drawing = { line: 'M16.5 10h-13M8.5 5l-5 5 5 5' };
export const menu: Drawing = { line: 'M2.5 5.5h15M2.5 10h15M2.5 14.5h15' };
export const close: Drawing = { line: 'm5 5 10 10M15 5 5 15' };
export const external: Drawing = { line: 'M11.5 3.5h5v5M16.25 3.75 9 11M14.5 11.5v4a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h4' };
export const more: Drawing = {
  solid:
    'M5.5 10a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0ZM11.5 10a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0ZM17.5 10a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0Z',
};
