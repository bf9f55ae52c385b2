import type { AskedQuestion } from '@webdocs/answers/asked-question';
import type { QuestionInput } from '@webdocs/contracts/api/ai-help';

/** Questions before the last, each with what was answered to it; nothing where it had no answer. */
export function saidBefore(messages: QuestionInput['messages']): AskedQuestion['earlier'] {
  const said: Array<{ question: string; answer: string }> = [];
  for (const { role, content } of messages.slice(0, -1)) {
    const last = said.at(-1);
    if (role === 'user') said.push({ question: content, answer: '' });
    else if (last) last.answer += content;
  }
  return said;
}
