import type { MacroArguments, MacroContext } from './macro.ts';

interface Side {
  readonly given: MacroArguments;
  /** Which argument says it. */
  readonly argument: number;
  readonly context: MacroContext;
}

const pixels = /^(\d{1,4})(?:\.\d+)?(?:px)?$/;
const share = /^(?:100|\d{1,2})(?:\.\d+)?%$/;

/** A width as the attribute of a frame takes it; nothing where the frame is as wide as the text. */
export function frameWidth({ given, argument, context }: Side): string | undefined {
  const value = given.text(argument);
  if (value === undefined || value === 'auto') return undefined;
  if (share.test(value)) return value;
  return pixels.exec(value)?.[1] ?? reported(value, 'width', argument, context);
}

/** A height in pixels. A frame always has one: the text below must not jump when the frame is filled. */
export function frameHeight({ given, argument, context }: Side, { least, usual }: { least: number; usual: number }): string {
  const value = given.text(argument);
  const number =
    value === undefined || value === 'auto' ? undefined : (pixels.exec(value)?.[1] ?? reported(value, 'height', argument, context));
  return String(number === undefined ? usual : Math.max(least, Number(number)));
}

function reported(value: string, side: string, argument: number, { report }: MacroContext): undefined {
  report({ kind: 'templ-invalid-arg', explanation: `${value} is no ${side} of a frame: a number of pixels is expected`, argument });
}
