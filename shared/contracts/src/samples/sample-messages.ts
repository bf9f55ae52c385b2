/**
 * What a page and the frames of its samples say to each other by `postMessage`, version 1. Every frame has an id, which
 * is in its address and in every message: a page may have dozens of frames, and any code may post anything. Checked by
 * hand, because both sides travel to browsers.
 */
export const frameProtocolVersion = 1;

/** The file name in the address of every frame of a sample. */
export const runnerFile = 'runner.html';

/** Parameters of a frame's address. */
export const frameParameters = {
  state: 'state',
  id: 'uuid',
  theme: 'theme',
  blank: 'blank',
  apart: 'apart',
  port: 'port',
  modules: 'modules',
  embedded: 'embedded',
  kept: 'kept',
} as const;

export type FrameTheme = 'light' | 'dark';
export const consoleMethods = [
  'log',
  'info',
  'debug',
  'warn',
  'error',
  'clear',
  'table',
  'dir',
  'assert',
  'count',
  'group',
  'groupEnd',
  'time',
  'timeEnd',
  'trace',
] as const;
export type ConsoleMethod = (typeof consoleMethods)[number];

/** From the frame: its code has started. */
export interface ReadyMessage {
  readonly typ: 'ready';
}
/** To the frame: is its code letting the browser work? */
export interface PingMessage {
  readonly typ: 'ping';
}
/** From the frame: it is. */
export interface PongMessage {
  readonly typ: 'pong';
}
/** A line of the code of a sample, as the reader knows it: the first one is 1. */
export interface CodePlace {
  readonly part: 'html' | 'js';
  readonly line: number;
}
/** From the frame: its code wrote to the console, or threw. A value that cannot be copied comes as its text. */
export interface ConsoleMessage {
  readonly typ: 'console';
  readonly prop: ConsoleMethod;
  readonly args: readonly unknown[];
  /** Where an error was thrown that nothing caught. */
  readonly place?: CodePlace;
}
/** From the frame: its code ran for too long without a pause and was stopped there. */
export interface StoppedMessage {
  readonly typ: 'stopped';
  readonly place: CodePlace;
  /** How often that line ran since the last pause. */
  readonly count?: number;
}
export interface SerializedObject {
  readonly _MDNPlaySerializedObject: string;
}
/** To the frame: the chosen declarations of an example of choices. */
export interface ChoiceMessage {
  readonly typ: 'choice';
  readonly code: string;
}
/** To the frame: the reader changed the theme. */
export interface ThemeMessage {
  readonly typ: 'theme';
  readonly theme: FrameTheme;
}
/** To the frame: see whether what its code made passes these checks, expressions of JavaScript, one after the other. */
export interface CheckMessage {
  readonly typ: 'check';
  readonly checks: readonly string[];
}
/** 'failed' is a check that could not be made: it threw, or took too long. */
export const markOutcomes = ['done', 'not-yet', 'failed'] as const;
export type MarkOutcome = (typeof markOutcomes)[number];
/** From the frame: what became of one of the checks. */
export interface MarkMessage {
  readonly typ: 'mark';
  readonly index: number;
  readonly outcome: MarkOutcome;
  /** What was thrown, in the words of the browser. */
  readonly reason?: string;
}
export type MessageFromFrame = ReadyMessage | PongMessage | ConsoleMessage | StoppedMessage | MarkMessage;
export type MessageToFrame = PingMessage | ChoiceMessage | ThemeMessage | CheckMessage;

/** More than this is no list that was written for a learner. */
export const mostMarks = 20;
export const longestCheck = 2000;
/** How long the frame waits for one check. */
export const checkTimeLimitMs = 2000;
export const longestReason = 200;

type Addressed<M> = M & { readonly version: number; readonly uuid: string };

export function addressed<M extends MessageFromFrame | MessageToFrame>(message: M, uuid: string): Addressed<M> {
  return { ...message, version: frameProtocolVersion, uuid };
}

/** A message of the frame of that id; anything else that arrives is undefined. */
export function readFromFrame(data: unknown, uuid: string): MessageFromFrame | undefined {
  return messageIn(ofFrame(data, uuid));
}

/** The same, of something that is known to come from the frame. */
export function messageIn(message: Record<string, unknown> | undefined): MessageFromFrame | undefined {
  if (message?.typ === 'ready' || message?.typ === 'pong') return { typ: message.typ };
  if (message?.typ === 'mark') return markIn(message);
  const place = placeIn(message?.place);
  if (message?.typ === 'stopped') return place && { typ: 'stopped', place, ...countIn(message.count) };
  if (message?.typ !== 'console' || !Array.isArray(message.args)) return undefined;
  const prop = consoleMethods.find((method) => method === message.prop);
  return prop && { typ: 'console', prop, args: message.args, ...(place ? { place } : {}) };
}

/** A message for the frame of that id. */
export function readToFrame(data: unknown, uuid: string): MessageToFrame | undefined {
  return orderIn(ofFrame(data, uuid));
}

/** The same, of something that is known to come from the page. */
export function orderIn(message: Record<string, unknown> | undefined): MessageToFrame | undefined {
  if (message?.typ === 'ping') return { typ: 'ping' };
  if (message?.typ === 'choice' && typeof message.code === 'string') return { typ: 'choice', code: message.code };
  if (message?.typ === 'theme' && (message.theme === 'light' || message.theme === 'dark')) return { typ: 'theme', theme: message.theme };
  if (message?.typ === 'check' && areChecks(message.checks)) return { typ: 'check', checks: message.checks };
  return undefined;
}

export function placeIn(place: unknown): CodePlace | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  const { part, line } = place as Partial<CodePlace>;
  return (part === 'html' || part === 'js') && Number.isSafeInteger(line) && (line as number) > 0
    ? { part, line: line as number }
    : undefined;
}

function countIn(count: unknown): Pick<StoppedMessage, 'count'> {
  return Number.isSafeInteger(count) && (count as number) > 0 ? { count: count as number } : {};
}

function markIn({ index, outcome: said, reason }: Record<string, unknown>): MarkMessage | undefined {
  const outcome = markOutcomes.find((one) => one === said);
  if (!outcome || !Number.isInteger(index) || (index as number) < 0 || (index as number) >= mostMarks) return undefined;
  const mark: MarkMessage = { typ: 'mark', index: index as number, outcome };
  return typeof reason === 'string' ? { ...mark, reason: reason.slice(0, longestReason) } : mark;
}

function areChecks(checks: unknown): checks is readonly string[] {
  return (
    Array.isArray(checks) &&
    checks.length <= mostMarks &&
    checks.every((check: unknown) => typeof check === 'string' && check.length <= longestCheck)
  );
}

export function isSerialized(value: unknown): value is SerializedObject {
  return typeof value === 'object' && value !== null && typeof (value as Partial<SerializedObject>)._MDNPlaySerializedObject === 'string';
}

/** The id of an example frame: its address ends with the runner's file and carries one. Other frames are not of this site. */
export function exampleFrameId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const id = searchParams.get(frameParameters.id) ?? '';
  return pathname.endsWith(`/${runnerFile}`) && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

interface FrameAddress {
  /** Origin of the playground: `http://play.localhost:3000`. */
  readonly origin: string;
  readonly state: string;
  readonly hash: string;
  readonly id: string;
  readonly theme: FrameTheme;
  /** The path of the document whose code it is. */
  readonly srcPrefix?: string | undefined;
  /** Asks for a process of its own: code that hangs there holds up nothing else. */
  readonly isApart?: boolean;
}

/** Where a sample runs: a host of its own below that of the playground. */
export function runnerAddress({ origin, state, hash, id, theme, srcPrefix = '', isApart = false }: FrameAddress): string {
  const { protocol, host } = new URL(origin);
  const parameters = new URLSearchParams({ [frameParameters.state]: state, [frameParameters.id]: id, [frameParameters.theme]: theme });
  if (isApart) parameters.set(frameParameters.apart, '');
  return `${protocol}//${hash}.${host}${srcPrefix.replace(/\/$/, '')}/${runnerFile}?${parameters}`;
}

function ofFrame(data: unknown, uuid: string): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  return message.version === frameProtocolVersion && message.uuid === uuid ? message : undefined;
}
