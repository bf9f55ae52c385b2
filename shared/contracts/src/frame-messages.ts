/**
 * What a page and the frames of its samples say to each other by `postMessage`, version 1. Every frame has an id, which
 * stands in its address and in every message: a page may have dozens of frames, and any code may post anything. Checked by
 * hand, because both sides travel to browsers.
 */
export const frameProtocolVersion = 1;

/** The file name in the address of every frame of a sample. */
export const runnerFile = 'runner.html';

/** Parameters of a frame's address. */
export const frameParameters = { state: 'state', id: 'uuid', theme: 'theme', blank: 'blank' } as const;

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
/** From the frame: its code wrote to the console, or threw. A value that cannot be copied comes as its text. */
export interface ConsoleMessage {
  readonly typ: 'console';
  readonly prop: ConsoleMethod;
  readonly args: readonly unknown[];
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
export type MessageFromFrame = ReadyMessage | ConsoleMessage;
export type MessageToFrame = ChoiceMessage | ThemeMessage;

type Addressed<M> = M & { readonly version: number; readonly uuid: string };

export function addressed<M extends MessageFromFrame | MessageToFrame>(message: M, uuid: string): Addressed<M> {
  return { ...message, version: frameProtocolVersion, uuid };
}

/** A message of the frame of that id; anything else that arrives is undefined. */
export function readFromFrame(data: unknown, uuid: string): MessageFromFrame | undefined {
  const message = ofFrame(data, uuid);
  if (message?.typ === 'ready') return { typ: 'ready' };
  if (message?.typ !== 'console' || !Array.isArray(message.args)) return undefined;
  const prop = consoleMethods.find((method) => method === message.prop);
  return prop && { typ: 'console', prop, args: message.args };
}

/** A message for the frame of that id. */
export function readToFrame(data: unknown, uuid: string): MessageToFrame | undefined {
  const message = ofFrame(data, uuid);
  if (message?.typ === 'choice' && typeof message.code === 'string') return { typ: 'choice', code: message.code };
  if (message?.typ === 'theme' && (message.theme === 'light' || message.theme === 'dark')) return { typ: 'theme', theme: message.theme };
  return undefined;
}

export function isSerialized(value: unknown): value is SerializedObject {
  return typeof value === 'object' && value !== null && typeof (value as Partial<SerializedObject>)._MDNPlaySerializedObject === 'string';
}

/** The id of an example frame: its address ends with the runner's file and carries one. Other frames are none of ours. */
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
}

/** Where a sample runs: a host of its own below that of the playground. */
export function runnerAddress({ origin, state, hash, id, theme, srcPrefix = '' }: FrameAddress): string {
  const { protocol, host } = new URL(origin);
  const parameters = new URLSearchParams({ [frameParameters.state]: state, [frameParameters.id]: id, [frameParameters.theme]: theme });
  return `${protocol}//${hash}.${host}${srcPrefix.replace(/\/$/, '')}/${runnerFile}?${parameters}`;
}

function ofFrame(data: unknown, uuid: string): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  return message.version === frameProtocolVersion && message.uuid === uuid ? message : undefined;
}
