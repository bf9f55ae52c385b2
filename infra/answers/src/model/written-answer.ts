import type { FinishReason } from '@webdocs/contracts/answers/answer-stream';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { CompletionPart } from './completion-parts.ts';
import type { Tokens } from './daily-budget.ts';
import { Declining } from './declining.ts';
import { EndpointTrouble } from './endpoint-trouble.ts';
import { estimatedTokens } from './estimated-tokens.ts';
import type { Prompt } from './prompt.ts';
import { withSignsOfLife } from './signs-of-life.ts';
import type { VerifiedText } from '../verify/verify.ts';
import type { WritingEvent } from './writing-model.ts';

export interface WrittenOptions {
  readonly prompt: Prompt;
  readonly parts: AsyncIterable<CompletionPart>;
  /** Until the first word an empty text is let through this often, so that no one takes the stream for lost. */
  readonly signs: { readonly everyMs: number };
  readonly verify: (text: string) => Promise<VerifiedText>;
  readonly onTrouble: (trouble: EndpointTrouble) => void;
  /** Called once, however it ends. */
  readonly onUsage: (used: Tokens) => void;
}

const lifeSign: CompletionPart = { type: 'text', text: '' };

/** What a model writes, and in the end what became of it. */
export async function* written(options: WrittenOptions): AsyncGenerator<WritingEvent> {
  const { prompt, parts, signs, verify, onTrouble, onUsage } = options;
  const declining = new Declining();
  let text = '';
  let said: Tokens | undefined;
  let reason: FinishReason | undefined;
  try {
    for await (const part of withSignsOfLife(parts, signs.everyMs, lifeSign)) {
      if (part.type === 'usage') said = part;
      else if (part.type === 'finish') reason = part.reason;
      else if (part === lifeSign) {
        if (text === '') yield { type: 'text', text: '' };
      } else {
        const shown = declining.add(part.text);
        if (shown === 'declined') {
          text += part.text;
          yield { type: 'declined' };
          return;
        }
        text += part.text;
        if (shown.text) yield { type: 'text', text: shown.text };
      }
    }
    const rest = declining.rest().text;
    if (rest) yield { type: 'text', text: rest };
    if (text.trim() !== '') yield { type: 'written', reason: reason ?? 'stop', verified: await verify(text) };
    else if (reason === 'content_filter') yield { type: 'declined' };
    else throw new EndpointTrouble('away', 'it wrote nothing');
  } catch (thrown) {
    if (!(thrown instanceof EndpointTrouble)) throw thrown;
    onTrouble(thrown);
    if (declining.hasShown) throw new Failure('AI_HELP_STREAM_CUT', { cause: thrown.message }, { cause: thrown });
    yield { type: 'absent', why: thrown.why };
  } finally {
    onUsage(said ?? { tokensIn: prompt.tokens, tokensOut: estimatedTokens(text) });
  }
}
