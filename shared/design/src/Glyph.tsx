import type { Drawing } from './drawings.ts';

export interface GlyphProps {
  readonly of: Drawing;
  readonly size?: number;
  readonly className?: string;
}

/**
 * Draws one icon. A part imports just the drawings that it shows, and so pays no bytes for others.
 * Words are always beside an icon or in the control's label, so it is hidden from assistive technology.
 */
export function Glyph({ of, size = 20, className }: GlyphProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {of.solid && <path d={of.solid} fill="currentColor" stroke="none" />}
      {of.line && <path d={of.line} />}
    </svg>
  );
}
