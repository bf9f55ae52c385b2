import { definePart, latePiece, Slot } from '@webdocs/remote-kit';
import { CodeEditor } from '../features/code-editor/CodeEditor.tsx';
import { Playground } from '../features/playground/Playground.tsx';
import words from '../features/playground/words/en-US.ftl';
import styles from './play-page.module.css';

const Sharing = latePiece(async () => (await import(/* webpackChunkName: "docs-sharing" */ '../features/sharing/Sharing.tsx')).sharing);
const Opening = latePiece(
  async () => (await import(/* webpackChunkName: "docs-play-opening" */ '../features/play-opening/Opening.tsx')).opening,
);
const Starting = latePiece(
  async () => (await import(/* webpackChunkName: "docs-play-opening" */ '../features/play-opening/Starting.tsx')).starting,
);
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
        Starting={Starting}
        fetchKeep={fetchKeep}
        readShared={readShared}
      />
      <Slot name="ad-side" className={styles.below} />
    </>
  );
}

export const playPage = definePart({ component: PlayPage, messages: words });
