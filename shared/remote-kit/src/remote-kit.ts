export { definePart, type Part, type PartProps } from './part.ts';
export {
  PartContextProvider,
  useConfiguration,
  useFact,
  usePublish,
  useSubscription,
  useText,
  useLocale,
  useNavigate,
  usePrefetch,
  useReport,
  type PartContext,
  type PartIdentity,
  type SlotMounter,
} from './context.tsx';
export { definePiece, latePiece, useLatePiece, type LatePiece, type Piece } from './late-piece.tsx';
export { useMounted } from './use-mounted.ts';
export { Slot } from './Slot.tsx';
export { Html } from './Html.tsx';
export { type MountProps, type PartLifecycles, type Current } from './mount-props.ts';
export { trustedHtml } from './trusted-html.ts';
export { reportOfRemote } from './report-of-remote.ts';
