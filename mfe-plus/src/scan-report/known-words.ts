import { observatoryOutcomes, type ObservatoryTestName } from '@webdocs/contracts/api/observatory-outcomes';
import type { ScanTest } from '@webdocs/contracts/api/observatory-report';

type Text = (id: string) => string;

/** Another scanner may have tests that are not known here: they are called what it calls them. */
export function isKnownTest(name: string): name is ObservatoryTestName {
  return Object.hasOwn(observatoryOutcomes, name);
}

export function nameOfTest(text: Text, { name, title }: { readonly name: string; readonly title?: string }): string {
  return isKnownTest(name) ? text(`plus-test-${name}`) : (title ?? name);
}

/** What was found, in the words of the page. */
export function outcomeText(text: Text, test: Pick<ScanTest, 'name' | 'result' | 'score_description'>): string {
  const { name, result } = test;
  return isKnownTest(name) && Object.hasOwn(observatoryOutcomes[name], result) ? text(`plus-outcome-${result}`) : test.score_description;
}
