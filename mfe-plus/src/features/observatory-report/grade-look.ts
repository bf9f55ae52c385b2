import { observatoryGrades, type ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';

/** A good grade, one with room above, one that is limited, and one that is to change. */
export type GradeTone = 'high' | 'low' | 'limited' | 'discouraged';

const tones: Readonly<Record<string, GradeTone>> = { A: 'high', B: 'low', C: 'limited', D: 'limited', F: 'discouraged' };

export function toneOf(grade: ObservatoryGrade): GradeTone {
  return tones[grade.charAt(0)] ?? 'discouraged';
}

/** The next better grade, with the points that are missing for it. */
export function nextGrade(score: number): { readonly grade: ObservatoryGrade; readonly points: number } | undefined {
  const better = observatoryGrades.filter(([, from]) => from > score).at(-1);
  return better && { grade: better[0], points: better[1] - score };
}
