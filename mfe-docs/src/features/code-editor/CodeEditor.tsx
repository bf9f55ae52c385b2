import { useEffect, useRef } from 'react';
import { codeEditor, type CodeEditor as Editor, type EditorLanguage } from './code-editor.ts';
import styles from './code-editor.module.css';

interface CodeEditorProps {
  readonly language: EditorLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The editor as a component. A value that did not come out of the field replaces what is in it. */
export function CodeEditor({ language, value, onChange, label, className }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const newest = useRef({ value, onChange });

  useEffect(() => {
    newest.current = { value, onChange };
    if (editor.current && editor.current.field.value !== value) editor.current.setValue(value);
  });

  useEffect(() => {
    const { value: first } = newest.current;
    editor.current = codeEditor({ language, label, value: first, onInput: (code) => newest.current.onChange(code) });
    place.current?.replaceChildren(editor.current.element);
  }, [language, label]);

  return <div ref={place} className={`${styles.place} ${className ?? ''}`} />;
}
