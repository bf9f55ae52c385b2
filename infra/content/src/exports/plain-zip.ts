import { writeZip } from '../packs/zip-file.ts';
import type { ExportedSection } from './exported-section.ts';
import { plainPages } from './plain-pages.ts';
import { picturesOf } from './section-pictures.ts';
import { zippedPicture, zippedText } from './zipped.ts';

/** Writes a section as a zip of plain pages. */
export async function writePlainZip(file: string, section: ExportedSection): Promise<void> {
  await writeZip(file, [
    ...plainPages(section).map(([name, text]) => zippedText(name, text)),
    ...picturesOf(section).map((picture) => zippedPicture(picture.place, picture)),
  ]);
}
