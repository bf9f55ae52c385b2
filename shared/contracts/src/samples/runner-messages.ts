import type { SampleCode } from './sample-code.ts';
import type { PrintsMessage } from './printed.ts';
import {
  frameParameters,
  messageIn,
  orderIn,
  runnerFile,
  type FrameTheme,
  type MessageFromFrame,
  type MessageToFrame,
} from './sample-messages.ts';

/**
 * How code that readers write reaches its frame, version 2. The frame is the same static page for all code: it says to the window around it
 * that it waits, and is given the code and a port. All that follows goes by the port, which no other window has.
 */
export const runnerVersion = 2;

/** From the frame to the window of its page. */
export interface WaitingMessage {
  readonly typ: 'waiting' | 'held' | 'kept';
  readonly version: typeof runnerVersion;
}

/** To the frame: hold up your thread for a moment. The page sees whether it is held up too: then both share a process. */
export interface HoldOrder {
  readonly typ: 'hold';
  readonly version: typeof runnerVersion;
}
export const holdMs = 20;

/** To the frame of reading without a network: fetch all that running code may need, and say that it is kept. */
export interface KeepOrder {
  readonly typ: 'keep';
  readonly version: typeof runnerVersion;
}

/** To the frame, with a port. */
export interface RunOrder {
  readonly typ: 'run';
  readonly version: typeof runnerVersion;
  readonly code: SampleCode;
  readonly theme: FrameTheme;
  readonly lang: string;
  /** Whether loops are counted and stopped: slower, and needed where nothing else stops them, or to say which one it was. */
  readonly isGuarded: boolean;
  /** Whether its reader is typing it: the focus stays there. */
  readonly isTyped: boolean;
  /** Whether what it prints is told as a sample of a document tells it, each call by itself, and not as prints for a console. */
  readonly tellsCalls?: boolean;
}

/** From the frame, by the port: its code asks the reader something in a dialog, or has been answered. A reader may take an hour. */
export interface AskingMessage {
  readonly typ: 'asking' | 'answered';
}
/** From the frame, by the port: its document goes. What comes next says that it waits, or is a page of somewhere else. */
export interface LeavingMessage {
  readonly typ: 'leaving';
}
/** From the frame, by the port: nothing runs, because loops were to be counted and what counts them did not load. */
export interface UnguardedMessage {
  readonly typ: 'unguarded';
}
/** Why a module is not there: it is not one that the site allows, no import map says where it is, or it could not be loaded. */
export const moduleProblems = ['refused', 'unmapped', 'failed'] as const;
export type ModuleProblem = (typeof moduleProblems)[number];
/** From the frame, by the port: its code asks for a module that it does not get. */
export interface NoModuleMessage {
  readonly typ: 'no-module';
  readonly problem: ModuleProblem;
  /** As the code names it, or its address; empty where the browser does not say. */
  readonly name: string;
}
/** Code may say anything; more of it is no name that a reader looks for. */
export const longestModuleName = 300;
export type MessageByPort =
  | Exclude<MessageFromFrame, { readonly typ: 'console' }>
  | AskingMessage
  | LeavingMessage
  | UnguardedMessage
  | NoModuleMessage
  | PrintsMessage;

/** What came by the port; undefined for what is none of it. Prints are still to be read: that takes more code than a page begins with. */
export function readByPort(data: unknown): MessageByPort | { readonly typ: 'unread-prints'; readonly data: unknown } | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  const { typ } = message;
  if (typ === 'prints') return { typ: 'unread-prints', data };
  if (typ === 'asking' || typ === 'answered' || typ === 'leaving' || typ === 'unguarded') return { typ };
  if (typ === 'no-module') {
    const problem = moduleProblems.find((one) => one === message.problem);
    return problem && typeof message.name === 'string' ? { typ, problem, name: message.name.slice(0, longestModuleName) } : undefined;
  }
  const known = messageIn(message);
  return known?.typ === 'console' ? undefined : known;
}

export function readOrderByPort(data: unknown): MessageToFrame | undefined {
  return typeof data === 'object' && data !== null ? orderIn(data as Record<string, unknown>) : undefined;
}

export function isFromWaiting(data: unknown, typ: WaitingMessage['typ']): boolean {
  return isOfVersion(data) && data.typ === typ;
}

/** What a frame is ordered; undefined for anything else that arrives. */
export function readOrder(data: unknown): HoldOrder | KeepOrder | RunOrder | undefined {
  if (!isOfVersion(data)) return undefined;
  if (data.typ === 'hold' || data.typ === 'keep') return { typ: data.typ, version: runnerVersion };
  const { typ, code, theme, lang, isGuarded, isTyped, tellsCalls } = data;
  if (typ !== 'run' || typeof code !== 'object' || code === null || typeof lang !== 'string') return undefined;
  return {
    typ,
    version: runnerVersion,
    code: code as SampleCode,
    theme: theme === 'dark' ? 'dark' : 'light',
    lang: /^[a-z]{2}(?:-[A-Z]{2})?$/.test(lang) ? lang : 'en-US',
    isGuarded: isGuarded === true,
    isTyped: isTyped === true,
    ...(tellsCalls === true ? { tellsCalls } : {}),
  };
}

function isOfVersion(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && (data as Partial<WaitingMessage>).version === runnerVersion;
}

interface WaitingAddress {
  /** Origin of the playground: `http://play.localhost:3000`. */
  readonly origin: string;
  /** The name that the page made up for its host. */
  readonly name: string;
  /** The path of the document whose code it is: relative addresses in the code are below it. */
  readonly srcPrefix?: string | undefined;
  /** Whether the code imports modules: only those that the site allows are loaded there, and scripts from nowhere else. */
  readonly hasModules?: boolean;
  /** Whether an embed shows it, in a page of another site. */
  readonly isEmbedded?: boolean;
}

/** Where a frame waits for code: nothing of the code is in it, so it is the same for every run. */
export function waitingAddress({ origin, name, srcPrefix = '', hasModules = false, isEmbedded = false }: WaitingAddress): string {
  const { protocol, host } = new URL(origin);
  const parameters = new URLSearchParams({ [frameParameters.port]: String(runnerVersion) });
  if (hasModules) parameters.set(frameParameters.modules, '');
  if (isEmbedded) parameters.set(frameParameters.embedded, '');
  return `${protocol}//${name}.${host}${srcPrefix.replace(/\/$/, '')}/${runnerFile}?${parameters}`;
}
