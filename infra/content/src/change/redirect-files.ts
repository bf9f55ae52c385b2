import { join } from 'node:path';
import { redirectFileName } from '../read/redirect-places.ts';
import type { FileEdits } from './file-edits.ts';
import { RedirectFile } from './redirect-file.ts';

/** Changes the redirects of one language folder, and writes them if that made a difference. */
export function changeRedirects(changes: FileEdits, folder: string, change: (redirects: RedirectFile) => void): void {
  const file = join(folder, redirectFileName);
  const before = changes.read(file);
  const redirects = new RedirectFile(before);
  const rows = JSON.stringify(redirects.rows);
  change(redirects);
  if (JSON.stringify(redirects.rows) !== rows) changes.write(file, redirects.text());
}
