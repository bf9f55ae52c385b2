/**
 * What differs between two builds although no reader can see it: versions, content hashes, ids of one run. Each is replaced by its
 * name, so that the number and the order of such things are still compared.
 */
const masks: ReadonlyArray<readonly [RegExp, string]> = [
  // An integrity value is unique to a build: 64 characters of base64 for SHA-384, 43 for SHA-256.
  [/\b(sha384)-[A-Za-z0-9+/]{64}/g, '$1-HASH'],
  [/\b(sha256)-[A-Za-z0-9+/]{43}=/g, '$1-HASH'],
  // Versions of releases, as text and inside the global name of a container.
  [/\b\d+\.\d+\.\d+-[0-9a-f]{10}\b/g, 'VERSION'],
  [/_\d+_\d+_\d+_[0-9a-f]{10}\b/g, '_VERSION'],
  [/(\/remotes\/[\w-]+\/VERSION\/[^\s"'<>;]*?)\.[0-9A-Za-z]{8,20}(\.[a-z0-9]{2,5})/g, '$1.HASH$2'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UUID'],
  [/\b[0-9a-f]{40}\b/g, 'COMMIT'],
  // Two sites on one machine listen on two ports.
  [/(\blocalhost):\d+/g, '$1:PORT'],
];

/** The hash at the end of a class name is made of the path of its style sheet. */
const moduleClass = /^((?:shell|mfe-[a-z]+(?:-[a-z]+)*)-.+)-.{5}$/;

export function masked(text: string, compositionId = ''): string {
  const anonymous = withoutTook(compositionId ? text.replaceAll(compositionId, 'COMPOSITION') : text);
  return masks.reduce((masking, [pattern, name]) => masking.replace(pattern, name), anonymous);
}

/** How many milliseconds a search took is in the state of its page and in a text of it, there as its language writes thousands. */
function withoutTook(text: string): string {
  const [written, took = ''] = /"took":(\d+)/.exec(text) ?? [];
  if (!written) return text;
  const asText = new RegExp(`>${[...took].join('[.,’\\s]?')}(?=\\D)`, 'g');
  return text.replaceAll(written, '"took":"TOOK"').replace(asText, '>TOOK');
}

export function maskedClasses(classes: string): string {
  return classes
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replace(moduleClass, '$1-HASH'))
    .join(' ');
}
