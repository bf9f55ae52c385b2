/** In several files: where parts share a module, each has all that the others take of it. */
export * from './drawings/directions.ts';
export type { Drawing } from './drawings/drawing.ts';
export * from './drawings/networks.ts';
export * from './drawings/runs.ts';
export * from './drawings/screens.ts';
export * from './drawings/signs.ts';
export * from './drawings/things.ts';
export * from './drawings/workspace.ts';
