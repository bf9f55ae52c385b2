import { linkInto } from './machinery/link-into.ts';
import { labelOrName, searchedAs, type Macro } from './machinery/macro.ts';
import { text } from '../parse/tree.ts';

const link = linkInto('Web/HTTP/Reference/Headers');

/** `{{HTTPHeader("name", "display", "anchor", noCode)}}`: a place within the page is part of what the link says. */
const header: Macro = (given, context) => {
  const anchor = given.text(2)?.replace(/^#/, '');
  const label = (index: number) => {
    const shown = given.label(index) ?? (index === 1 ? given.label(0) : undefined);
    return anchor && shown && index === 1 ? [...shown, text(`.${anchor}`)] : shown;
  };
  return link(anchor === undefined ? given : { ...given, label }, context);
};

export const httpheader = searchedAs({ text: labelOrName, area: 'http' }, header);
