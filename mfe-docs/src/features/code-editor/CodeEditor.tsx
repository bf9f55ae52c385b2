import { useConfiguration, useLocale } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import { codeEditor, type EditorLanguage } from './code-editor.ts';
import { isWantedAtOnce, whenWanted } from './when-wanted.ts';
import styles from './code-editor.module.css';

interface CodeEditorProps {
  readonly language: EditorLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly className?: string | undefined;
}

const workshop = () => import(/* webpackChunkName: "docs-workshop" */ '#workshop');
// Begun before the page hydrates. What fails here fails again where it is waited for.
if (isWantedAtOnce()) workshop().catch(() => {});

/**
 * A text field, and in its place an editor once that is loaded. A value that was not written here replaces what is in it. Keys with Ctrl
 * or Command that mean nothing to an editor, such as Enter, are left to what is around it.
 */
export function CodeEditor({ language, value, onChange, label, className }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<{ readonly setValue: (value: string) => void }>(undefined);
  const newest = useRef({ value, onChange });
  const locale = useLocale();
  const { pseudoLocale: pseudo } = useConfiguration();
  newest.current = { value, onChange };

  useEffect(() => {
    const onInput = (code: string) => newest.current.onChange(code);
    const field = codeEditor({ language, label, value: newest.current.value, onInput });
    editor.current = { setValue: (code) => field.field.value !== code && field.setValue(code) };
    place.current?.replaceChildren(field.element);
    // Prism has no part in CodeMirror, and CodeMirror has no grammar for it.
    if (language === 'wat') return undefined;

    let stop = () => {};
    const composed = compositionIn(field.field);
    const load = async () => {
      const { takeOver } = await workshop();
      const taken = await takeOver({ field, language, label, locale, pseudo, onInput, composed });
      if (taken) ({ stop } = editor.current = taken);
    };
    // Where it cannot be loaded the field stays.
    whenWanted(field.field, () => void load().catch(() => {}));
    return () => stop();
  }, [language, label, locale, pseudo]);

  useEffect(() => void editor.current?.setValue(value), [value]);

  return <div ref={place} className={`${styles.place} ${className ?? ''}`} />;
}

/** Settles with the end of what an input method is writing. */
function compositionIn(field: HTMLElement): () => Promise<unknown> | undefined {
  let composed: Promise<unknown> | undefined;
  field.addEventListener('compositionstart', () => {
    composed = new Promise((end) => field.addEventListener('compositionend', end, { once: true }));
  });
  return () => composed;
}
