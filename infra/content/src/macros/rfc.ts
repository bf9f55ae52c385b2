import { element } from '../parse/tree.ts';
import { searchedAs } from './machinery/macro.ts';

/** `{{rfc(9110, "text", "section")}}`: a standard at its publisher. */
export const rfc = searchedAs({ text: ([number = '']) => `RFC ${number}` }, (given) => {
  const number = given.text(0)?.replace(/^RFC\s*/i, '') ?? '';
  const section = given.text(2);
  const label = [`RFC ${number}`, section && `, section ${section}`, given.text(1) && `: ${given.text(1)}`].filter(Boolean).join('');
  return [element('a', { href: `https://datatracker.ietf.org/doc/html/rfc${number}${section ? `#section-${section}` : ''}` }, [label])];
});
