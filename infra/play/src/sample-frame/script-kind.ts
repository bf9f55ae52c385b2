// Neither has a global name of its own in the code of a sample, which may put something else in its place.
const FunctionOf = Function;
const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

/**
 * Whether a script is a module because it makes sense as nothing else: it imports or exports, or awaits outside of functions. Asks the
 * browser, which knows all syntax that it can run. Nothing runs here.
 */
export function isModuleCode(code: string): boolean {
  if (parses(FunctionOf, code)) return false;
  return parses(AsyncFunction, code) || /^\s{0,20}(?:import|export)\b|\bimport\s*\.\s*meta\b/m.test(code);
}

function parses(Kind: FunctionConstructor, code: string): boolean {
  try {
    new Kind(code);
    return true;
  } catch {
    return false;
  }
}
