import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAnswers, type Answers } from '@webdocs/answers';
import { scriptedEndpoint, type ScriptedEndpoint } from '@webdocs/answers/fixtures/scripted-endpoint';
import { openModel } from '@webdocs/answers/model';
import { verifier } from '@webdocs/answers/verify-text';
import { openDatabase } from '@webdocs/database';
import { scriptedAnswers } from '../answers/scripted-answers.ts';
import { atLeast, atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { median, quantile } from '../quantile.ts';

const addedBudgetMs = 50;

/** The model of AI Help, as far as it is ours: a real server on this machine says what it is told to. */
export const model: Benchmark = {
  name: 'model',
  asks: 'Whether citations of a model lead where they say, and what asking it through the site adds before its first word',
  async figures({ renders }, progress) {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdocs-bench-model-')));
    const database = await openDatabase({ dataFolder: folder, report: () => undefined });
    const endpoint = await scriptedEndpoint();
    const answers = openAnswers({
      librarian,
      model: openModel({
        settings: { ...settings, address: endpoint.address },
        database,
        verify: verifier({ names: async () => undefined, isPage: () => false }),
        report: (failure) => progress(failure.message),
      }),
    });
    try {
      progress('citations');
      const precision = await citations(endpoint, answers);
      progress('first words');
      return [...precision, ...(await firstWords(endpoint, answers, renders))];
    } finally {
      await answers.close();
      await endpoint.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const settings = {
  key: '',
  model: '',
  embeddingModel: '',
  moderation: false,
  contextTokens: 12_000,
  contextTokensOfSubscribers: 20_000,
  answerTokens: 1000,
  // With a limit, so that its row in the database is written too.
  dailyCost: 1000,
  costPerMillionIn: 1,
  costPerMillionOut: 1,
  firstTokenMs: 10_000,
  answerMs: 30_000,
  atOnce: 8,
} as const;

const passages = Array.from({ length: 40 }, (_, at) => ({
  source: { url: `/en-US/docs/Page/${at % 3}`, title: `Page ${at % 3}` },
  runs: [{ text: 'Words of the documentation about one thing and another. '.repeat(12) }],
  codes: [],
  href: `/en-US/docs/Page/${at % 3}#a`,
  locale: 'en-US' as const,
  score: 40 - at,
}));
const sources = passages.slice(0, 3).map(({ source }) => source);
const librarian = { answer: async () => ({ answer: { kind: 'passages' as const, quotes: [], sources, follow_ups: [] }, passages }) };
const question = { text: 'What is it?', earlier: [], locale: 'en-US' as const, isForSubscriber: false };

async function citations(endpoint: ScriptedEndpoint, answers: Answers): Promise<Figure[]> {
  let right = 0;
  let marked = 0;
  let missed = 0;
  let wrongly = 0;
  const scripted = scriptedAnswers();
  for (const { text, cited, madeUp } of scripted) {
    endpoint.script({ says: text.match(/[^]{1,7}/g) ?? [] });
    for await (const event of answers.answer({ ...question, signal: new AbortController().signal })) {
      if (event.type !== 'whole' || event.answer.kind !== 'model') continue;
      const { marks, dropped, text: shown } = event.answer;
      const found = marks.flatMap((mark) =>
        mark.kind === 'cited' && shown.slice(mark.from, mark.to) === `[${mark.source}]` ? mark.source : mark.kind === 'cited' ? -1 : [],
      );
      marked += found.length;
      right += found.filter((source, at) => source === cited[at]).length;
      missed += Math.max(0, cited.length - found.length);
      wrongly += Math.abs(dropped.citations - madeUp);
    }
  }
  const note = `${scripted.length} answers, ${marked} citations`;
  return [
    atLeast(100, 'citations that lead to the source that was cited', (100 * right) / marked, '%', { note }),
    atMost(0, 'citations that were lost', missed, 'count', { note }),
    atMost(0, 'citations dropped that exist, or kept that do not', wrongly, 'count', { note }),
  ];
}

async function firstWords(endpoint: ScriptedEndpoint, answers: Answers, times: number): Promise<Figure[]> {
  endpoint.script({ says: ['The first words [1].'] });
  const direct: number[] = [];
  const through: number[] = [];
  for (let at = 0; at < times; at += 1) {
    direct.push(await untilDirect(endpoint));
    through.push(await untilThrough(answers));
  }
  const note = `${times} questions with 40 passages, beside as many that were sent to the server directly`;
  const added = through.map((ms, at) => ms - (direct[at] ?? 0));
  return [
    measured('first word of the server itself, p50', median(direct), 'ms', { note }),
    measured('first word through the site, p50', median(through), 'ms', { note }),
    atMost(addedBudgetMs, 'added before the first word, p95', quantile(added, 0.95), 'ms', { note }),
  ];
}

async function untilDirect(endpoint: ScriptedEndpoint): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${endpoint.address}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'scripted', stream: true, messages: [{ role: 'user', content: 'word '.repeat(9000) }] }),
  });
  let first = 0;
  for await (const piece of response.body ?? []) if (!first && piece) first = performance.now() - began;
  return first;
}

async function untilThrough(answers: Answers): Promise<number> {
  const began = performance.now();
  let first = 0;
  for await (const event of answers.answer({ ...question, signal: new AbortController().signal })) {
    if (!first && event.type === 'text' && event.text) first = performance.now() - began;
  }
  return first;
}
