import { definePart, latePiece, Slot } from '@webdocs/remote-kit';
import { CodeEditor } from '../features/code-editor/CodeEditor.tsx';
import { Playground } from '../features/playground/Playground.tsx';
import words from '../features/playground/words/en-US.ftl';
import styles from './play-page.module.css';

const Sharing = latePiece(async () => (await import(/* webpackChunkName: "docs-sharing" */ '../features/sharing/Sharing.tsx')).sharing);
const Opening = latePiece(
  async () => (await import(/* webpackChunkName: "docs-play-opening" */ '../features/play-opening/Opening.tsx')).opening,
);
const ScriptTools = latePiece(
  async () => (await import(/* webpackChunkName: "docs-script-tools" */ '../features/script-tools/ScriptTools.tsx')).scriptTools,
);
const Starting = latePiece(
  async () => (await import(/* webpackChunkName: "docs-play-opening" */ '../features/play-opening/Starting.tsx')).starting,
);
const fromWorkbench = () => import(/* webpackChunkName: "docs-workbench" */ '../features/playground/workbench/workbench.ts');
const workbench = {
  Kept: latePiece(async () => (await fromWorkbench()).kept),
  Notices: latePiece(async () => (await fromWorkbench()).notices),
  Views: latePiece(async () => (await fromWorkbench()).viewTabs),
  EditorTabs: latePiece(async () => (await fromWorkbench()).editorTabs),
  Separator: latePiece(async () => (await fromWorkbench()).separator),
  Tools: latePiece(async () => (await fromWorkbench()).workbenchTools),
  ResultTools: latePiece(async () => (await fromWorkbench()).resultTools),
  Veil: latePiece(async () => (await fromWorkbench()).veil),
  FileDrop: latePiece(async () => (await fromWorkbench()).fileDrop),
};
const fetchKeep = async () =>
  (await import(/* webpackChunkName: "docs-kept-playgrounds" */ '../device-storage/kept-playgrounds.ts')).keptPlaygrounds.keep;
const readShared = async (id: string) =>
  (await import(/* webpackChunkName: "docs-shared-code" */ '../features/sharing/read-shared.ts')).readShared(id);

function PlayPage() {
  return (
    <>
      <Playground
        Editor={CodeEditor}
        Sharing={Sharing}
        Opening={Opening}
        ScriptTools={ScriptTools}
        Starting={Starting}
        workbench={workbench}
        fetchKeep={fetchKeep}
        readShared={readShared}
      />
      <Slot name="ad-side" className={styles.below} />
    </>
  );
}

export const playPage = definePart({ component: PlayPage, messages: words, late: Object.values(workbench) });
