import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { factSubjects, refusalReasons } from '@webdocs/contracts/answers/answer';
import { LocaleSchema } from '@webdocs/contracts/reader/locale-schema';
import { inRepository } from '@webdocs/workbench/repository';
import * as v from 'valibot';

export const judgedSites = ['corpus', 'default'] as const;
export type JudgedSite = (typeof judgedSites)[number];

const asked = { site: v.picklist(judgedSites), locale: LocaleSchema, question: v.pipe(v.string(), v.trim(), v.minLength(1)) };
const Texts = v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1));

const AnswerableSchema = v.array(v.object({ ...asked, accept: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)) }));
/** Without a reason, any is right. */
const UnanswerableSchema = v.array(v.object({ ...asked, reason: v.optional(v.picklist(refusalReasons)) }));
/** `holds` must be in the answer, `lacks` must not. */
const TypedSchema = v.array(v.object({ ...asked, subject: v.picklist(factSubjects), holds: Texts, lacks: v.optional(Texts) }));

export type Answerable = v.InferOutput<typeof AnswerableSchema>[number];
export type Unanswerable = v.InferOutput<typeof UnanswerableSchema>[number];
export type Typed = v.InferOutput<typeof TypedSchema>[number];

export interface JudgedQuestions {
  readonly answerable: readonly Answerable[];
  readonly unanswerable: readonly Unanswerable[];
  readonly typed: readonly Typed[];
}

type SetName = keyof JudgedQuestions;
export const halves = ['tuning', 'reporting'] as const;
export type Half = (typeof halves)[number];

export const setFile = (name: SetName): string => inRepository('infra/bench/answers', `${name}.json`);

export async function readJudgedQuestions(): Promise<JudgedQuestions> {
  return {
    answerable: v.parse(AnswerableSchema, await json('answerable')),
    unanswerable: v.parse(UnanswerableSchema, await json('unanswerable')),
    typed: v.parse(TypedSchema, await json('typed')),
  };
}

/** The half that a question is in follows from its words: no author chooses. */
export function halfOf({ site, question }: { readonly site: JudgedSite; readonly question: string }): Half {
  const [byte = 0] = createHash('sha256').update(`${site} ${question}`).digest();
  return byte % 2 === 0 ? 'tuning' : 'reporting';
}

async function json(name: SetName): Promise<unknown> {
  return JSON.parse(await readFile(setFile(name), 'utf8'));
}
