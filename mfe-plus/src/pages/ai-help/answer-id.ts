import type { Exchange } from '../../conversation/conversation.ts';

/** In the page. */
export const answerId = ({ key }: Exchange): string => `answer-${key}`;

/** Whether numbers in the text lead to the sources. */
export function isCited({ answer }: Exchange): boolean {
  return answer?.kind === 'model' && answer.marks.some(({ kind }) => kind === 'cited');
}
