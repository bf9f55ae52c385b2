/** Node puts `require` and its kin on the global object of a program that is given as text. */
const moduleGlobals = ['require', 'module', 'exports', '__filename', '__dirname'];

const networkGlobals = ['fetch', 'WebSocket', 'EventSource', 'WebAssembly'];

const processDoors = [
  // Any module of Node, any native addon, any file in the form of variables.
  ...['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'loadEnvFile'],
  'report',
  // Signals to other processes, or a debugger in them: the permission model leaves the first open.
  ...['kill', '_kill', '_debugProcess', '_debugEnd', 'execve'],
  ...['chdir', 'umask', 'initgroups', 'setgroups', 'setuid', 'seteuid', 'setgid', 'setegid'],
  ...['_getActiveHandles', '_getActiveRequests'],
];

/**
 * Takes out of the process what leads out of it. Bundles never see this global object: it is what someone finds who broke out of
 * their context. Comes after the worker's own imports, and once.
 */
export function closeDoors(): void {
  for (const name of [...moduleGlobals, ...networkGlobals]) Reflect.deleteProperty(globalThis, name);
  for (const name of processDoors) Reflect.deleteProperty(process, name);
}
