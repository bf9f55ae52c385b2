import type { Drawing } from './drawing.ts';

export const moon: Drawing = { line: 'M16.75 11.75A7 7 0 0 1 8.25 3.25a7 7 0 1 0 8.5 8.5Z' };
export const sun: Drawing = {
  line: 'M10 6.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 1 0 0-6.5ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.35 4.35 5.4 5.4M14.6 14.6l1.05 1.05M15.65 4.35 14.6 5.4M5.4 14.6l-1.05 1.05',
};
export const monitor: Drawing = {
  line: 'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 12V5a1.5 1.5 0 0 1 1.5-1.5ZM10 13.5v3M6.5 16.75h7',
};
export const phone: Drawing = {
  line: 'M7 2.5h6A1.5 1.5 0 0 1 14.5 4v12a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 16V4A1.5 1.5 0 0 1 7 2.5ZM9 15h2',
};
