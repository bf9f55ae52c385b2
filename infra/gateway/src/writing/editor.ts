import { spawn } from 'node:child_process';
import { basename } from 'node:path';

export interface EditorPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Opens a file in the editor that the environment names; false where it names none. No shell is involved. */
export async function openInEditor(place: EditorPlace, editor = process.env.VISUAL ?? process.env.EDITOR ?? ''): Promise<boolean> {
  const [program, ...given] = editor.split(/\s+/).filter(Boolean);
  if (program === undefined) return false;
  const child = spawn(program, [...given, ...argumentsFor(program, place)], { detached: true, stdio: 'ignore', shell: false });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}

/** How editors are told of a place differs; those that are not known open the file. */
export function argumentsFor(program: string, { file, line, column }: EditorPlace): string[] {
  const name = basename(program).replace(/\.(?:exe|cmd)$/, '');
  if (/^(?:code|code-insiders|codium|vscodium|cursor|windsurf)$/.test(name)) return ['--goto', `${file}:${line}:${column}`];
  if (/^(?:subl|zed|hx|helix)$/.test(name)) return [`${file}:${line}:${column}`];
  if (/^(?:idea|webstorm|phpstorm|kate)$/.test(name)) return ['--line', String(line), file];
  if (/^(?:vi|vim|nvim|gvim|emacs|emacsclient|nano|gedit)$/.test(name)) return [`+${line}`, file];
  return [file];
}
