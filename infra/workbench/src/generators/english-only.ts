/** How a catalogue begins that was not translated yet: without this line every language of the site is asked of it. */
export const englishOnly = '### English only: remove this line when the other languages stand beside this file.\n\n';
