export { editorTabs } from './EditorTabs.tsx';
export { kept } from './Kept.tsx';
export { notices } from './Notices.tsx';
export { resultTools } from './ResultTools.tsx';
export { separator } from './Separator.tsx';
export { workbenchTools } from './Tools.tsx';
export { veil } from './Veil.tsx';
export { viewTabs } from './Views.tsx';
