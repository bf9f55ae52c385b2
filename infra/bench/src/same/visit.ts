import { answerPieces } from './answer-pieces.ts';
import { siteAsker, writtenQuestion, type Question } from './question.ts';
import { openDigests } from './digests.ts';

interface VisitOptions {
  readonly site: string;
  readonly questions: readonly Question[];
  readonly folder: string;
  readonly name: string;
  readonly atOnce: number;
  /** Sent with every question. */
  readonly userAgent?: string | undefined;
  readonly onProgress: (line: string) => void;
}

const progressEvery = 1000;

/** Asks everything, a few at once, and keeps a digest of each answer. */
export async function visit({ site, questions, folder, name, atOnce, userAgent, onProgress }: VisitOptions): Promise<void> {
  const asker = siteAsker(site, atOnce);
  const digests = openDigests(folder, name);
  const began = performance.now();
  const rest = questions[Symbol.iterator]();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const question of rest) {
        const answer = await asker.ask(userAgent ? { ...question, headers: { 'user-agent': userAgent, ...question.headers } } : question);
        digests.add(writtenQuestion(question), answerPieces(answer));
        done += 1;
        if (done % progressEvery === 0) onProgress(`${name}: ${done} of ${questions.length}`);
      }
    }),
  );
  digests.close();
  asker.close();
  onProgress(`${name}: ${done} answers in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
