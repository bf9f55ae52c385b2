import { useConfiguration, useLocale } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import { codeEditor, type EditorLanguage } from './code-editor.ts';
import { CodeField } from './CodeField.tsx';
import { isWantedAtOnce, whenWanted } from './when-wanted.ts';
import styles from './code-editor.module.css';

interface CodeEditorProps {
  readonly language: EditorLanguage;
  /** Undefined until it is known. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly className?: string | undefined;
}

const workshop = () => import(/* webpackChunkName: "docs-workshop" */ '#workshop');
// Begun before the page hydrates. What fails here fails again where it is waited for.
if (isWantedAtOnce()) workshop().catch(() => {});

/**
 * A text field, from the server on, and in its place an editor once that is loaded. A value that was not written here replaces what is in it;
 * what was typed before the page could hear it is put before the first one. Keys with Ctrl or Command that mean nothing to an editor, such as
 * Enter, are left to what is around it.
 */
export function CodeEditor({ language, value, onChange, label, className }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const editor = useRef<{ readonly setValue: (value: string) => void }>(undefined);
  const newest = useRef({ value, onChange });
  const typedBefore = useRef<string>(undefined);
  const locale = useLocale();
  const { pseudoLocale: pseudo } = useConfiguration();
  newest.current = { value, onChange };

  useEffect(() => {
    let isGone = false;
    const onInput = (code: string) => {
      // The field is the same for the next language, and told once.
      if (isGone) return;
      typedBefore.current = '';
      newest.current.onChange(code);
    };
    const element = drawn.current as HTMLElement;
    const field = codeEditor({ language, label, drawn: element, value: newest.current.value, onInput });
    typedBefore.current ??= newest.current.value === undefined ? field.field.value : '';
    editor.current = { setValue: (code) => field.field.value !== code && field.setValue(code) };
    // What is in its place already is not put there again: it would lose the focus of who types in it.
    if (!place.current?.contains(element)) place.current?.replaceChildren(element);
    let stop = () => {};
    const composed = compositionIn(field.field);
    const load = async () => {
      const { takeOver } = await workshop();
      const taken = await takeOver({
        field,
        language: language as Exclude<EditorLanguage, 'wat'>,
        label,
        locale,
        pseudo,
        onInput,
        composed,
        isGone: () => isGone,
      });
      if (taken) ({ stop } = editor.current = taken);
    };
    // Where it cannot be loaded the field stays.
    // Prism has no part in CodeMirror, and CodeMirror has no grammar for WebAssembly.
    if (language !== 'wat') whenWanted(field.field, () => void load().catch(() => {}));
    return () => {
      isGone = true;
      stop();
    };
  }, [language, label, locale, pseudo]);

  useEffect(() => {
    if (value === undefined) return;
    const typed = typedBefore.current ?? '';
    typedBefore.current = '';
    editor.current?.setValue(typed + value);
    if (typed) newest.current.onChange(typed + value);
  }, [value]);

  return (
    <div ref={place} className={`${styles.place} ${className ?? ''}`}>
      <CodeField label={label} ref={drawn} />
    </div>
  );
}

/** Settles with the end of what an input method is writing. */
function compositionIn(field: HTMLElement): () => Promise<unknown> | undefined {
  let composed: Promise<unknown> | undefined;
  field.addEventListener('compositionstart', () => {
    composed = new Promise((end) => field.addEventListener('compositionend', end, { once: true }));
  });
  return () => composed;
}
