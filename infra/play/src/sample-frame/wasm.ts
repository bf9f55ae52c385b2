import type { FrameFacts } from './frame-facts.ts';

type Wat = NonNullable<FrameFacts['wat']>;

/** The part of wabt that is used here; its script puts it into the window. */
interface Wabt {
  parseWat(name: string, source: string, features: Readonly<Record<string, boolean>>): WatModule;
}
interface WatModule {
  resolveNames(): void;
  validate(): void;
  toBinary(options: object): { readonly buffer: Uint8Array<ArrayBuffer> };
  destroy(): void;
}

/** What has become part of the language since its first version. */
const features = Object.fromEntries(
  [
    'exceptions',
    'mutable_globals',
    'sat_float_to_int',
    'sign_extension',
    'simd',
    'threads',
    'function_references',
    'multi_value',
    'tail_call',
    'bulk_memory',
    'reference_types',
    'gc',
    'memory64',
    'extended_const',
    'relaxed_simd',
  ].map((name) => [name, true]),
);

/** Turns the text into a module, which the script then finds at the address that stands for `{%wasm-url%}`. */
export async function runWithWasm({ source, script, wabtAddress }: Wat): Promise<void> {
  const address = URL.createObjectURL(new Blob([await compiled(source, wabtAddress)], { type: 'application/wasm' }));
  const module = document.createElement('script');
  module.type = 'module';
  module.textContent = script.replaceAll('{%wasm-url%}', address);
  document.body.append(module);
  module.remove();
}

async function compiled(source: string, wabtAddress: string): Promise<Uint8Array<ArrayBuffer>> {
  const wabt = await loadWabt(wabtAddress);
  const module = wabt.parseWat('example.wat', source, features);
  try {
    module.resolveNames();
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}

function loadWabt(address: string): Promise<Wabt> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => {
      const { WabtModule } = window as unknown as { readonly WabtModule: () => Promise<Wabt> };
      WabtModule().then(resolve, reject);
    });
    script.addEventListener('error', () => reject(new Error('The compiler of WebAssembly could not be loaded')));
    document.head.append(script);
    script.remove();
  });
}
