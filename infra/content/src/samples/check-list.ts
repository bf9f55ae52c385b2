import { element, text, type Element, type Node } from '../parse/tree.ts';
import type { SampleCheck } from './sample-checks.ts';

/** The marks of a sample as a list of what there is to do; a script beside the sample says what of it is done. */
export function checkList(marks: readonly SampleCheck[], title: string): Element {
  const items = marks.map(({ sentence, check }) => element('li', { 'data-check': check }, [element('span', {}, withCode(sentence))]));
  return element('div', { class: 'sample-marks', role: 'group', 'aria-label': title }, [
    element('p', { class: 'sample-marks-title' }, [title]),
    // A list without bullets is announced as a list only where it says so.
    element('ul', { role: 'list' }, items),
  ]);
}

/** Between backticks is code, as in any text. */
function withCode(sentence: string): Node[] {
  return sentence
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 ? element('code', {}, [piece]) : text(piece)))
    .filter((node) => node.type !== 'text' || node.value !== '');
}
