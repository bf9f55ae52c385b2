/** As folders of pages spell them; whatever else is unfit is spelled by its number. */
const spellings: Readonly<Record<string, string>> = { '*': '_star_', '::': '_doublecolon_', ':': '_colon_', '?': '_question_' };

/** What file systems of Windows, the names of EPUB or an address must not have. A slash is between names. */
const unfit = /::|[:*?"<>|\\#%\u0000-\u001f\u007f]|[. ](?=\/|$)/g;
/** What looks like a spelling and is a part of the name, which must stay another one. */
const spelled = /_(?=(?:star|doublecolon|colon|question|x[0-9a-f]*)_)/gi;
/** Names of devices there, whatever ending they have. */
const device = /^(?=(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$))/i;

/** A path whose names every file system takes: always the same for an address, and another for each. */
export function safePath(path: string): string {
  return path
    .replace(spelled, byNumber)
    .replace(unfit, (found) => spellings[found] ?? byNumber(found))
    .split('/')
    .map((name) => name.replace(device, '_x_'))
    .join('/');
}

function byNumber(character: string): string {
  return `_x${character.charCodeAt(0).toString(16)}_`;
}
