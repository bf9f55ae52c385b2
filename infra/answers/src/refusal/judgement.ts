import type { FoundPage, FoundPages } from '../passages/find-passages.ts';

export interface Judgement {
  readonly isAnswer: boolean;
  readonly reason: 'not-about-the-web' | 'not-in-the-documentation' | 'too-vague';
  /** Whether the pages found have to do with the question at all. */
  readonly isNear: boolean;
}

/** Tuned on one half of the judged questions. */
const thresholds = { about: 0.3, covered: 0.9, near: 0.5, nearAbout: 0.2 } as const;

/** Whether a page has so much to do with the question that its user may want to read it, which one common word does not make. */
export function isNear({ aboutness, covered }: Pick<FoundPage, 'aboutness' | 'covered'>): boolean {
  return covered >= thresholds.near && aboutness >= thresholds.about;
}

/** Whether what was found says what was asked about. */
export function answers({ asked, pages }: FoundPages): Judgement {
  if (asked.telling.length === 0) return { isAnswer: false, reason: 'too-vague', isNear: false };
  const best = pages.slice(0, 3);
  const about = Math.max(0, ...best.map(({ aboutness }) => aboutness));
  const covered = Math.max(0, ...best.map((page) => page.covered));
  const isAnswer = about >= thresholds.about && covered >= thresholds.covered;
  const isNear = covered >= thresholds.near && about >= thresholds.nearAbout;
  return { isAnswer, isNear, reason: isNear ? 'not-in-the-documentation' : 'not-about-the-web' };
}
