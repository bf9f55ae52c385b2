import type { PolicyChecks } from '@webdocs/contracts/api/observatory-report';
import { isFetchDirective, navigationDirectives, passiveDirectives } from '../parse/policy-directives.ts';
import { effective, type Policy } from '../parse/policy.ts';
import { readSources } from '../parse/source-list.ts';

/** What all policies of a page together let in. Browsers keep to each of them, so that one strict policy is enough. */
export interface PolicyFacts {
  readonly isDefaultNone: boolean;
  readonly allowsAnyScript: boolean;
  readonly allowsInlineScript: boolean;
  readonly allowsEval: boolean;
  readonly allowsInlineStyle: boolean;
  readonly allowsAnyStyle: boolean;
  readonly isObjectUnsafe: boolean;
  readonly isActiveInsecure: boolean;
  readonly isPassiveInsecure: boolean;
  readonly limitsFrames: boolean;
  readonly limitsBase: boolean;
  readonly limitsForms: boolean;
  readonly usesStrictDynamic: boolean;
  readonly hasRepeated: boolean;
}

export function policyFacts(policies: readonly Policy[], isHttps: boolean): PolicyFacts {
  const each = policies.map((policy) => factsOf(policy, isHttps));
  const all = (name: keyof PolicyFacts) => each.every((facts) => facts[name]);
  const some = (name: keyof PolicyFacts) => each.some((facts) => facts[name]);
  return {
    isDefaultNone: some('isDefaultNone'),
    allowsAnyScript: all('allowsAnyScript'),
    allowsInlineScript: all('allowsInlineScript'),
    allowsEval: all('allowsEval'),
    allowsInlineStyle: all('allowsInlineStyle'),
    allowsAnyStyle: all('allowsAnyStyle'),
    isObjectUnsafe: all('isObjectUnsafe'),
    isActiveInsecure: all('isActiveInsecure'),
    isPassiveInsecure: all('isPassiveInsecure'),
    limitsFrames: some('limitsFrames'),
    limitsBase: some('limitsBase'),
    limitsForms: some('limitsForms'),
    usesStrictDynamic: some('usesStrictDynamic'),
    hasRepeated: some('hasRepeated'),
  };
}

function factsOf(policy: Policy, isHttps: boolean): PolicyFacts {
  const sources = (name: string, kind?: 'script' | 'style') => {
    const found = effective(policy, name);
    return found && readSources(found.values, kind);
  };
  const scripts = ['script-src', 'script-src-elem', 'script-src-attr'].map((name) => sources(name, 'script'));
  const [main, ...pages] = scripts;
  const styles = ['style-src-elem', 'style-src-attr'].map((name) => sources(name, 'style'));
  const objects = sources('object-src');
  const isObjectUnsafe = !objects || objects.anyHosts.length > 0;
  const allowsInlineScript = pages.some((list) => !list || list.allowsInline);
  const allowsAnyScript = pages.some((list) => !list || list.anyHosts.length > 0);
  // Browsers ask for http: addresses by https: then.
  const isUpgraded = policy.directives.has('upgrade-insecure-requests');
  const insecure = (passive: boolean) =>
    isHttps &&
    !isUpgraded &&
    [...policy.directives].some(
      ([name, values]) =>
        (isFetchDirective(name) || navigationDirectives.includes(name)) &&
        passiveDirectives.includes(name) === passive &&
        readSources(values, name.startsWith('script-src') ? 'script' : 'other').insecure.length > 0,
    );
  const limits = (name: string) => {
    const found = policy.directives.get(name);
    return found !== undefined && readSources(found).anyHosts.length === 0;
  };
  return {
    isDefaultNone: policy.directives.has('default-src') && (sources('default-src')?.isClosed ?? false),
    allowsAnyScript,
    allowsInlineScript,
    allowsEval: !main || main.allowsEval || (sources('style-src', 'style')?.allowsEval ?? false),
    allowsInlineStyle: styles.some((list) => !list || list.allowsInline),
    allowsAnyStyle: styles.some((list) => !list || list.anyHosts.length > 0),
    isObjectUnsafe,
    isActiveInsecure: insecure(false),
    isPassiveInsecure: insecure(true),
    limitsFrames: limits('frame-ancestors'),
    limitsBase: limits('base-uri'),
    limitsForms: limits('form-action'),
    usesStrictDynamic: scripts.some((list) => list?.isStrictDynamic),
    hasRepeated: policy.repeated.size > 0,
  };
}

/** What is injected runs, or is loaded by what is injected. */
export function isScriptUnsafe({ allowsInlineScript, allowsAnyScript, isObjectUnsafe }: PolicyFacts): boolean {
  return allowsInlineScript || allowsAnyScript || isObjectUnsafe;
}

export function isStyleUnsafe({ allowsInlineStyle, allowsAnyStyle }: PolicyFacts): boolean {
  return allowsInlineStyle || allowsAnyStyle;
}

/** The checks of a policy as reports list them. */
export function policyChecks(facts: PolicyFacts): PolicyChecks {
  const check = (pass: boolean | null, description: string, info: string) => ({ pass, description, info });
  return {
    unsafeInline: check(!facts.allowsInlineScript, 'Scripts in the page do not run', 'Nonces and hashes let your own inline scripts run.'),
    unsafeEval: check(!facts.allowsEval, 'Text is not run as a script', "Without 'unsafe-eval', eval() and its relatives fail."),
    unsafeObjects: check(!facts.isObjectUnsafe, 'Plugins are limited', "object-src 'none' closes what object and embed could load."),
    unsafeInlineStyle: check(
      !isStyleUnsafe(facts),
      'Styles in the page do not apply',
      'Inline styles can show false content and read attributes.',
    ),
    insecureSchemeActive: check(
      !facts.isActiveInsecure,
      'No scripts, frames or forms over plain HTTP',
      'What comes without encryption can be changed on its way.',
    ),
    insecureSchemePassive: check(
      !facts.isPassiveInsecure,
      'No pictures or media over plain HTTP',
      'Others on the network see what is loaded, and can replace it.',
    ),
    antiClickjacking: check(
      facts.limitsFrames,
      'Frames of other sites are limited',
      'frame-ancestors says who may put the page into a frame.',
    ),
    defaultNone: check(
      facts.isDefaultNone,
      'Nothing loads unless it is listed',
      "default-src 'none' closes every kind that the policy forgets.",
    ),
    insecureBaseUri: check(
      facts.limitsBase,
      'The base address is limited',
      'Without base-uri an injected base element redirects relative scripts.',
    ),
    insecureFormAction: check(facts.limitsForms, 'The targets of forms are limited', 'form-action is not covered by default-src.'),
    strictDynamic: check(
      facts.usesStrictDynamic ? true : null,
      'Trusted scripts may load others',
      "'strict-dynamic' replaces lists of hosts by nonces or hashes; it is a choice.",
    ),
  };
}
