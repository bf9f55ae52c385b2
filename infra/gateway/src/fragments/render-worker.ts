import { writeSync } from 'node:fs';
import { constants, createContext, runInContext } from 'node:vm';
import { framed, frameReader } from './frames.ts';
import { freezeLanguage } from './freeze-language.ts';
import { closeDoors } from './worker-globals.ts';
import { mostCharactersOfAnswer } from './render-job.ts';

/** What realm.ts hands out. Behind these functions everything may be hostile: only strings and numbers are taken from them. */
interface Realm {
  deliver(text: string): void;
  take(): unknown;
  /** True where it has begun the next job. */
  beginNext(): unknown;
  untilNextTimer(): unknown;
  runTimers(): void;
}

/** Bytes of one message from the gateway, whose bundles and pages are its own. */
const mostBytesTaken = 1024 ** 3;
/** Read by the gateway as fast as they come; more of them in one turn are a flood. */
const mostMessagesInATurn = 100;
const longestTimerMs = 60_000;

/**
 * The program of a render process. It holds nothing but pipes to the gateway and a context in which bundles run, realm.ts first.
 *
 * No function or object of this program gets into that context, so that none leads back here: strings go in, and out of it strings
 * are fetched. Two of Node's own errors get there all the same, by `import()` and by a stack whose error has a symbol for a name.
 * What they lead to makes no functions from text, by a flag of this process, and is frozen here.
 */
let realm: Realm | undefined;
let timer: NodeJS.Timeout | undefined;
let isTurnDue = false;
/** As many jobs can wait: what is in the context may say that there are more, without end. */
let received = 0;
const { stdin } = process;
const toGateway = 1;
const leave = process.exit.bind(process);
const context = createContext(constants.DONT_CONTEXTIFY);
// What bundles throw is never looked at: looking runs code of theirs while objects of this program are at hand.
process.setUncaughtExceptionCaptureCallback(() => leave(1));
closeDoors();
// The names of the language are those that the other context has too, in which nothing else is yet.
freezeLanguage(Object.getOwnPropertyNames(context).filter((name) => name !== 'globalThis' && name !== 'console'));
// A signal to the whole group is for the gateway, which finishes what is under way and then ends its processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
stdin.on('data', frameReader(mostBytesTaken, receive));
stdin.on('end', () => leave(0));

function receive(text: string): void {
  received += 1;
  if (realm) inside(() => realm?.deliver(text));
  // The first message is the code that all others are for.
  else realm = runInContext(text, context, { displayErrors: false }) as Realm;
  turnSoon();
}

/** After everything that the bundles had to do at once is done: promises come before. */
function turnSoon(): void {
  if (isTurnDue) return;
  isTurnDue = true;
  setImmediate(turn);
}

function turn(): void {
  isTurnDue = false;
  if (!realm) return;
  const { take, beginNext, untilNextTimer } = realm;
  for (let taken = 0; ; taken += 1) {
    const text = inside(take);
    if (typeof text !== 'string' || text.length > 2 * mostCharactersOfAnswer || taken > mostMessagesInATurn) leave(1);
    if (text === '') break;
    write(framed(text as string));
  }
  // Only when the answer before is out: a job that never ends is not to be taken for that one.
  if (received > 0 && inside(beginNext) === true) {
    received -= 1;
    turnSoon();
  }
  const wait = inside(untilNextTimer);
  if (typeof wait !== 'number') leave(1);
  clearTimeout(timer);
  if ((wait as number) >= 0) timer = setTimeout(runTimers, Math.min(wait as number, longestTimerMs));
}

/** Waits until the gateway has taken all of it: nothing else is to be done here meanwhile, and a stream would cost as much again. */
function write(frame: Buffer): void {
  try {
    for (let written = 0; written < frame.length;) written += writeSync(toGateway, frame, written);
  } catch {
    // The gateway is gone.
    leave(0);
  }
}

function runTimers(): void {
  inside(() => realm?.runTimers());
  turnSoon();
}

function inside<Answer>(call: () => Answer): Answer | undefined {
  try {
    return call();
  } catch {
    return leave(1);
  }
}
