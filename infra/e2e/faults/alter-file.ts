import { chmod, readFile, writeFile } from 'node:fs/promises';

/** Changes a file that must never change, while `work` runs. */
export async function whileAltered(path: string, alter: (content: string) => string, work: () => Promise<void>): Promise<void> {
  const original = await readFile(path);
  await chmod(path, 0o644);
  await writeFile(path, alter(original.toString('latin1')), 'latin1');
  try {
    await work();
  } finally {
    await writeFile(path, original);
  }
}

export const oneByteMore = (content: string): string => `${content} `;
