import type { RecommendationMatrix } from '@webdocs/contracts/api/observatory-report';
import { pointsOf } from './score.ts';
import { testsOfSite } from './tests.ts';

/** Every test with all of its outcomes. */
export function recommendationMatrix(linkOf: (documentation: string) => string): RecommendationMatrix {
  return testsOfSite.map(({ name, title, documentation, outcomes }) => ({
    name,
    title,
    mdnLink: linkOf(documentation),
    results: Object.entries(outcomes).map(([result, { description, recommendation }]) => ({
      name: result,
      scoreModifier: pointsOf(name, result),
      description,
      recommendation,
    })),
  }));
}
