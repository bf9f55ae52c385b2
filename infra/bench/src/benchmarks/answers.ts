import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversationFigures } from '../answers/conversations.ts';
import { halves, readJudgedQuestions, type JudgedSite } from '../answers/judged-questions.ts';
import { judgedAnswers, type JudgedAnswers, type Outcome } from '../answers/judged-answers.ts';
import { openedSite } from '../answers/opened-site.ts';
import { atLeast, atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { quantile } from '../quantile.ts';
import { corpusFolder } from '../site/corpus.ts';

const budgets = { answered: 90, refused: 90, typed: 100, verbatim: 100, p50Ms: 80, p95Ms: 300 } as const;

export const answers: Benchmark = {
  name: 'answers',
  asks: 'Whether the librarian of AI Help finds the right page, refuses what it cannot answer, and states no wrong fact',
  async figures(_, progress) {
    const corpus = corpusFolder();
    if (!corpus) {
      progress('skipped: WEBDOCS_CORPUS names no folder with the unpacked corpus (mdn-content/files/en-us)');
      return [];
    }
    const ofSites = [await answersOf('corpus', corpus, progress), await answersOf('default', undefined, progress)];
    for (const { flaws } of ofSites) for (const flaw of flaws) progress(flaw);
    return [...figuresOf(ofSites, progress), ...(await conversationFigures(progress))];
  },
};

async function answersOf(name: JudgedSite, corpus: string | undefined, progress: (line: string) => void): Promise<JudgedAnswers> {
  progress(`indexing the ${name === 'corpus' ? 'corpus' : 'default site'}`);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdocs-bench-answers-')));
  try {
    const site = await openedSite(corpus, folder);
    try {
      progress('judged questions');
      return await judgedAnswers(site, name, await readJudgedQuestions());
    } finally {
      await site.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(ofSites: readonly JudgedAnswers[], progress: (line: string) => void): Figure[] {
  const all = <Part extends 'answerable' | 'unanswerable' | 'typed'>(part: Part) =>
    ofSites.flatMap((site) => [...site[part]] as Array<Outcome<{ question: string }>>);
  for (const part of ['answerable', 'unanswerable', 'typed'] as const) tellMisses(all(part), progress);
  const quotes = ofSites.reduce((sum, site) => sum + site.quotes, 0);
  const flaws = ofSites.reduce((sum, site) => sum + site.flaws.length, 0);
  const milliseconds = ofSites.flatMap((site) => site.milliseconds);
  return [
    ...halves.flatMap((half) => {
      const share = (part: 'answerable' | 'unanswerable' | 'typed', budget: number, words: string): Figure => {
        const asked = all(part).filter((one) => one.half === half);
        const percent = (100 * asked.filter(({ isRight }) => isRight).length) / asked.length;
        const note = `${asked.length} questions`;
        // A typed rule may be wrong in neither half.
        return half === 'reporting' || part === 'typed'
          ? atLeast(budget, `${half}: ${words}`, percent, '%', { note })
          : measured(`${half}: ${words}`, percent, '%', { note });
      };
      return [
        share('answerable', budgets.answered, 'right page among the first three sources'),
        share('unanswerable', budgets.refused, 'unanswerable questions refused'),
        share('typed', budgets.typed, 'typed answers right'),
      ];
    }),
    atLeast(budgets.verbatim, 'quotes verbatim, at a place that is there', (100 * (quotes - flaws)) / Math.max(1, quotes), '%', {
      note: `${quotes} quotes`,
    }),
    atMost(budgets.p50Ms, 'an answer: p50', quantile(milliseconds, 0.5), 'ms', { note: 'with its search, each judged question once' }),
    atMost(budgets.p95Ms, 'an answer: p95', quantile(milliseconds, 0.95), 'ms'),
  ];
}

/** What tuning may look at; of the other half no question is told. */
function tellMisses(outcomes: ReadonlyArray<Outcome<{ question: string }>>, progress: (line: string) => void): void {
  for (const { judged, half, isRight, said } of outcomes)
    if (!isRight && half === 'tuning') progress(`${JSON.stringify(judged.question)}: ${said}`);
}
