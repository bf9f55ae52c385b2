import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of a build. What is in it is named from there, and each of its folders is made once. */
export class OutputTree {
  readonly #made = new Set<string>();

  constructor(readonly out: string) {}

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.#pageAtAddress(file), content);
  }

  copy(from: string, file: string): void {
    copyFileSync(from, this.#pageAtAddress(file));
  }

  #pageAtAddress(file: string): string {
    const place = join(this.out, file);
    const folder = dirname(place);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
    }
    return place;
  }
}
