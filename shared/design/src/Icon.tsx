import * as drawn from './drawings.ts';
import type { Drawing } from './drawings.ts';
import { Glyph } from './Glyph.tsx';

export const icons = {
  'arrow-left': drawn.arrowLeft,
  'arrow-right': drawn.arrowRight,
  asterisk: drawn.asterisk,
  book: drawn.book,
  bookmark: drawn.bookmark,
  'bookmark-filled': drawn.bookmarkFilled,
  check: drawn.check,
  'chevron-down': drawn.chevronDown,
  'chevron-left': drawn.chevronLeft,
  'chevron-right': drawn.chevronRight,
  'chevron-up': drawn.chevronUp,
  close: drawn.close,
  copy: drawn.copy,
  'double-check': drawn.doubleCheck,
  external: drawn.external,
  filter: drawn.filter,
  flag: drawn.flag,
  globe: drawn.globe,
  half: drawn.half,
  info: drawn.info,
  list: drawn.list,
  menu: drawn.menu,
  monitor: drawn.monitor,
  moon: drawn.moon,
  more: drawn.more,
  octagon: drawn.octagon,
  pencil: drawn.pencil,
  phone: drawn.phone,
  play: drawn.play,
  plus: drawn.plus,
  rss: drawn.rss,
  search: drawn.search,
  server: drawn.server,
  sun: drawn.sun,
  trash: drawn.trash,
  user: drawn.user,
  warning: drawn.warning,
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof icons;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

export function Icon({ name, ...rest }: IconProps) {
  return <Glyph of={icons[name]} {...rest} />;
}
