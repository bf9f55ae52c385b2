import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';

const goodForMs = 60 * 60 * 1000;
const pausesMs = [200];

/**
 * What a provider says of itself, asked for when it is first needed and once an hour after that. A provider that is away
 * then is known as it was; one that never answered is tried twice and asked again at the next call.
 */
export function cachedMetadata<T>(ask: () => Promise<T>, clock: () => number = () => performance.now()): () => Promise<T> {
  let known: { readonly answer: T; readonly at: number } | undefined;
  let asking: Promise<T> | undefined;

  async function askAgain(): Promise<T> {
    try {
      const answer = await persistently(ask);
      known = { answer, at: clock() };
      return answer;
    } catch (thrown) {
      if (known) return known.answer;
      throw new Failure('IDENTITY_AWAY', { cause: causeOf((thrown as Error).cause ?? thrown) }, { cause: thrown });
    } finally {
      asking = undefined;
    }
  }

  return async () => {
    if (known && clock() - known.at < goodForMs) return known.answer;
    asking ??= askAgain();
    return asking;
  };
}

async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await ask();
    } catch {
      await pause(ms);
    }
  }
  return ask();
}
