/** What a member of a built-in object is, told by the engine that runs this site or by the address of its standard. */
export interface MemberKind {
  readonly isStatic: boolean;
  readonly kind: 'method' | 'accessor' | 'data';
}

/** `path` leads from the global object: `['Intl', 'Collator']`. */
export function memberKind(path: readonly string[], name: string, specification: string | undefined): MemberKind | undefined {
  const object = builtIn(path);
  const key = symbolCalled(name) ?? name;
  const instance = prototypeOf(object);
  const onInstance = instance === undefined ? undefined : descriptorOf(instance, key);
  if (onInstance) return { isStatic: false, kind: kindOf(onInstance) };
  const onObject = isObject(object) ? descriptorOf(object, key) : undefined;
  // What only instances have themselves, such as the length of an array, is told by the standard.
  return onObject && !isOfEveryFunction(object, name) ? { isStatic: true, kind: kindOf(onObject) } : kindInStandard(specification);
}

/** Whether the object can be called with `new`, is a bare holder of members, or a function. */
export function objectKind(path: readonly string[]): 'class' | 'function' | 'namespace' | 'value' | undefined {
  const object = builtIn(path);
  if (typeof object === 'function') return isObject((object as { prototype?: unknown }).prototype) ? 'class' : 'function';
  if (!isObject(object)) return path.length === 1 && path[0] !== undefined && path[0] in globalThis ? 'value' : undefined;
  return object === globalThis ? 'value' : 'namespace';
}

/** Intrinsics that no global name leads to. */
const hidden: Readonly<Record<string, () => unknown>> = {
  TypedArray: () => Object.getPrototypeOf(Int8Array),
  AsyncFunction: () => (async () => undefined).constructor,
  GeneratorFunction: () => function* () {}.constructor,
  AsyncGeneratorFunction: () => async function* () {}.constructor,
  Generator: () => ({ prototype: Object.getPrototypeOf(function* () {}).prototype as unknown }),
  AsyncGenerator: () => ({ prototype: Object.getPrototypeOf(async function* () {}).prototype as unknown }),
};

function builtIn(path: readonly string[]): unknown {
  const [first = '', ...rest] = path;
  const start = Object.hasOwn(hidden, first) ? hidden[first]?.() : (globalThis as Record<string, unknown>)[first];
  // Getters are not called: some of them throw.
  return rest.reduce<unknown>((object, name) => (isObject(object) ? descriptorOf(object, name)?.value : undefined) as unknown, start);
}

function prototypeOf(object: unknown): object | undefined {
  if (!isObject(object)) return undefined;
  const { prototype } = object as { prototype?: unknown };
  return isObject(prototype) ? prototype : undefined;
}

function descriptorOf(object: object, key: string | symbol): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(object, key);
}

/** 'Symbol.iterator' */
function symbolCalled(name: string): symbol | undefined {
  const known = /^Symbol\.(\w+)$/.exec(name)?.[1];
  const symbol = known === undefined ? undefined : (Symbol as unknown as Record<string, unknown>)[known];
  return typeof symbol === 'symbol' ? symbol : undefined;
}

function kindOf(descriptor: PropertyDescriptor): MemberKind['kind'] {
  if (descriptor.get || descriptor.set) return 'accessor';
  return typeof descriptor.value === 'function' ? 'method' : 'data';
}

function isOfEveryFunction(object: unknown, name: string): boolean {
  return typeof object === 'function' && (name === 'length' || name === 'name');
}

/** Standards name their sections after what these define: `sec-array.prototype.flatmap`, `sec-get-map.prototype.size`. */
function kindInStandard(address: string | undefined): MemberKind | undefined {
  const id = address?.split('#sec-')[1];
  if (id === undefined) return undefined;
  const isStatic = !/prototype|instances|%/.test(id);
  if (id.startsWith('get-') || id.startsWith('set-')) return { isStatic, kind: 'accessor' };
  return { isStatic, kind: /instances/.test(id) || /[A-Z]{3}|_/.test(id) ? 'data' : 'method' };
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
