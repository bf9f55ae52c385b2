import type { CodePlace } from './sample-messages.ts';

/**
 * What code prints, as it goes from a frame to the page around it: values are described in the frame, where they live, and bounded there.
 * The page checks all of it again, because any code may write to the port.
 */
export const printLevels = ['log', 'info', 'debug', 'warn', 'error'] as const;
export type PrintLevel = (typeof printLevels)[number];

/** 'text' is printed as it is, all others as they are written in code; those with entries can be opened. */
export const valueKinds = ['text', 'string', 'number', 'boolean', 'nothing', 'symbol', 'function', 'object', 'node', 'error'] as const;
export type ValueKind = (typeof valueKinds)[number];

export interface PrintedValue {
  readonly kind: ValueKind;
  readonly text: string;
  /** Declarations after `%c`, as they were written. */
  readonly style?: string;
  readonly entries?: readonly PrintedEntry[];
  /** How many entries more there are. */
  readonly left?: number;
}
export type PrintedEntry = readonly [key: string, value: PrintedValue];

export interface PrintedTable {
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly PrintedValue[]>;
  readonly left?: number;
}

/** One call of the console, whose values follow each other without blanks, or one error that nothing caught. */
export interface Print {
  readonly level: PrintLevel;
  readonly values: readonly PrintedValue[];
  readonly table?: PrintedTable;
  /** What it does besides: begins a group, open or closed, or takes away all that was printed before. */
  readonly does?: 'group' | 'group-closed' | 'clear';
  /** How many groups it is in. Said with each call: where some are left out, the others are still in their places. */
  readonly depth?: number;
  readonly place?: CodePlace;
}

/** From the frame, by its port: what was printed since, and how many calls were left out because more came than anyone can read. */
export interface PrintsMessage {
  readonly typ: 'prints';
  readonly prints: readonly Print[];
  readonly left: number;
}

export const printBounds = {
  /** Characters of one text. */
  text: 10_000,
  /** Levels of a tree, counted from what was printed. */
  depth: 5,
  /** Entries of one object, rows of one table. */
  entries: 100,
  columns: 20,
  /** Values of one call, its trees included. */
  values: 1000,
  /** Values of all calls in one message: the page that reads them has other things to do. */
  valuesAtOnce: 20_000,
  /** Calls in one message, and those that a page keeps. */
  prints: 500,
} as const;
