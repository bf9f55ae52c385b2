/** Characters that a slug may hold and a folder name must not, and their replacements. Longer ones first. */
const spellings = [
  ['*', '_star_'],
  ['::', '_doublecolon_'],
  [':', '_colon_'],
  ['?', '_question_'],
] as const;

/** The folder of a page below its locale's folder. */
export function folderOfSlug(slug: string): string {
  return spellings.reduce((folder, [character, spelling]) => folder.replaceAll(character, spelling), slug.toLowerCase());
}

/** The slug that a folder stands for, in lower case: the folder does not know about capitals. */
export function slugOfFolder(folder: string): string {
  return spellings.reduce((slug, [character, spelling]) => slug.replaceAll(spelling, character), folder);
}

/** A slug that names a page inside its tree and nothing else. */
export function isSlug(value: string): boolean {
  return (
    value.length <= 500 &&
    !/[\u0000-\u001f\u007f\\]/.test(value) &&
    value.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..' && segment === segment.trim())
  );
}
