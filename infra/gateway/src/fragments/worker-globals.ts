/**
 * Node puts `require` and its kin on the global object of a worker that is made from text: with them a bundle could read
 * every file and start programs.
 */
const moduleGlobals = ['require', 'module', 'exports', '__filename', '__dirname'];

const networkGlobals = ['fetch', 'WebSocket', 'EventSource'];

const processDoors = [
  // Any module of Node, any native addon, any file in the form of variables.
  ...['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'loadEnvFile'],
  // The environment of the whole process, which an empty `env` of the worker does not hide, written to any path.
  'report',
  // An end of the site, or a debugger in it.
  ...['kill', '_kill', 'abort', 'exit', 'reallyExit', '_debugProcess', '_debugEnd', 'execve'],
  // What belongs to the whole process rather than to one thread.
  ...['chdir', 'umask', 'initgroups', 'setgroups', 'setuid', 'seteuid', 'setgid', 'setegid'],
  // The port to the main thread.
  ...['_getActiveHandles', '_getActiveRequests'],
];

/**
 * Takes from code of the remotes what reaches out of the render worker: files, network, programs, the process itself. Comes
 * after the worker's own imports, and once.
 *
 * This closes the doors that are known and is no seal: neither a worker thread nor `node:vm` is a boundary that Node promises
 * to hold. Code that was signed and promoted is still trusted to some degree; it only has no easy way to what it has no
 * business with.
 */
export function closeDoors(): void {
  for (const name of [...moduleGlobals, ...networkGlobals]) Reflect.deleteProperty(globalThis, name);
  for (const name of processDoors) Reflect.deleteProperty(process, name);
}
