import { mediaPlace, pictureType } from './export-places.ts';
import type { ExportedSection, SectionPicture } from './exported-section.ts';

/** The pictures that pages of a section show, each once. */
export function picturesOf({ documents, mediaAt }: ExportedSection): SectionPicture[] {
  return [...new Set(documents.flatMap(({ media }) => media))].flatMap((address) => {
    const [place, type, read] = [mediaPlace(address), pictureType(address), mediaAt(address)];
    return place !== undefined && type !== undefined && read ? [{ place, type, read }] : [];
  });
}
