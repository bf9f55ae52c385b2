import type { FinishReason } from '@webdocs/contracts/answers/answer-stream';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { CompletionPart } from './completion-parts.ts';
import type { Tokens } from './daily-budget.ts';
import { Declining } from './declining.ts';
import { EndpointTrouble } from './endpoint-trouble.ts';
import { mostTokensOf, type Prompt } from './prompt.ts';
import { withSignsOfLife } from './signs-of-life.ts';
import type { VerifiedText } from '../verify/verify.ts';
import type { WritingEvent } from './writing-model.ts';

export interface WrittenOptions {
  readonly prompt: Prompt;
  readonly parts: AsyncIterable<CompletionPart>;
  /** Until the first word is shown an empty text is let through this often, so that no client takes the stream for lost. */
  readonly signs: { readonly everyMs: number };
  readonly verify: (text: string) => Promise<VerifiedText>;
  readonly onTrouble: (trouble: EndpointTrouble) => void;
  readonly answerTokens: number;
  /** Called before the server is asked. */
  readonly onBegin: () => void;
  /** Called once, however it ends, unless it is not known what the server charges: then what was set aside may be spent. */
  readonly onUsage: (used: Tokens) => void;
}

/** Of an apology no more is read. */
const mostOfDeclining = 400;

const lifeSign: CompletionPart = { type: 'text', text: '' };

/** What a model writes, and in the end what became of it. */
export async function* written(options: WrittenOptions): AsyncGenerator<WritingEvent> {
  const { prompt, parts, signs, verify, onTrouble, onUsage } = options;
  options.onBegin();
  const declining = new Declining();
  let text = '';
  let said: Tokens | undefined;
  let reason: FinishReason | undefined;
  let hasDeclined = false;
  let used: Tokens | undefined;
  try {
    for await (const part of withSignsOfLife(parts, signs.everyMs, lifeSign)) {
      if (part.type === 'usage') said = part;
      else if (part.type === 'finish') reason = part.reason;
      else if (part === lifeSign) {
        // What is held back is not shown: the reader still waits.
        if (!declining.hasShown && !hasDeclined) yield { type: 'text', text: '' };
      } else {
        text += part.text;
        if (hasDeclined) {
          if (text.length > mostOfDeclining) return;
          continue;
        }
        const shown = declining.add(part.text);
        if (shown === 'declined') {
          hasDeclined = true;
          // What it cost comes with its end, which is near.
          yield { type: 'declined' };
        } else if (shown.text) yield { type: 'text', text: shown.text };
      }
    }
    used = said ?? { tokensIn: mostTokensOf(prompt), tokensOut: Math.min(options.answerTokens, Buffer.byteLength(text)) };
    if (hasDeclined) return;
    const rest = declining.rest().text;
    if (rest) yield { type: 'text', text: rest };
    if (text.trim() !== '') yield { type: 'written', reason: reason ?? 'stop', verified: await verify(text) };
    else if (reason === 'content_filter') yield { type: 'declined' };
    else throw new EndpointTrouble('away', 'it wrote nothing');
  } catch (thrown) {
    if (!(thrown instanceof EndpointTrouble)) throw thrown;
    onTrouble(thrown);
    if (!thrown.mayHaveBegun) used ??= { tokensIn: 0, tokensOut: 0 };
    if (hasDeclined) return;
    if (declining.hasShown) throw new Failure('AI_HELP_STREAM_CUT', { cause: thrown.message }, { cause: thrown });
    yield { type: 'absent', why: thrown.why };
  } finally {
    used ??= said;
    if (used) onUsage(used);
  }
}
