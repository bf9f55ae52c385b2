import { useEffect, useRef, useState } from 'react';

/**
 * Lets something leave by itself after a while, but never while the reader points at it or has the focus in it.
 * Without a time it stays until it is closed.
 */
export function useLeave(leave: () => void, afterMs: number | undefined) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const newest = useRef(leave);
  useEffect(() => {
    newest.current = leave;
  });

  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld || afterMs === undefined) return;
    const timer = setTimeout(() => newest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [isHeld, afterMs]);

  return {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}
