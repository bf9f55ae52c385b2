/** Everything that a model or a program may take for the end of a line. */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Signs that no reader sees: controls other than the tab, changes of direction, tags, and what joins nothing. */
const unseen = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
/**
 * What servers write between the turns of a conversation. They put messages and these signs into one text, and some read signs in a
 * message as their own: a space inside keeps them text.
 */
const turnSigns =
  /<(?=[|｜]|\/?s>|\/?(?:start|end)_of_(?:turn|text)|<\/?SYS|\/?(?:bos|eos|unk|pad)>)|\[(?=\/?(?:INST|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\])/gi;

/** Text as data: every line of it begins as no line of ours does, so that no text can end it. */
export function dataLines(text: string, mark = '| '): string {
  return text
    .split(lineBreaks)
    .map((line) => mark + line.replace(unseen, (sign) => (sign === '\t' ? sign : '')).replace(turnSigns, '$& '))
    .join('\n');
}
