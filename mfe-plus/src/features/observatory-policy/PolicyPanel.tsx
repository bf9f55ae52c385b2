import type { Analysis, PolicyChecks } from '@webdocs/contracts/api/observatory-report';
import { check, close, info } from '@webdocs/design/drawings';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { PolicyTable } from './PolicyTable.tsx';
import { ProposedPolicy } from './ProposedPolicy.tsx';
import styles from './Policy.module.css';

type CheckName = keyof PolicyChecks;
const order: readonly CheckName[] = [
  'unsafeInline',
  'unsafeEval',
  'unsafeObjects',
  'unsafeInlineStyle',
  'insecureSchemeActive',
  'insecureSchemePassive',
  'antiClickjacking',
  'defaultNone',
  'insecureBaseUri',
  'insecureFormAction',
  'strictDynamic',
];

/** The policy that is sent, and one that could be. */
export function PolicyPanel({ analysis }: { readonly analysis: Analysis }) {
  const text = useText();
  const { policy, policies = [], directives = [] } = analysis.tests['content-security-policy'] ?? {};
  const proposed = analysis.proposed_policy;
  return (
    <div className={styles.panel}>
      {policies.length === 0 && !policy && <EmptyState title={text('plus-policy-none')}>{text('plus-policy-none-hint')}</EmptyState>}
      {policies.map(({ from, text: sent }, index) => (
        <figure key={index} className={styles.sent}>
          <figcaption>{text(`plus-policy-from-${from}`)}</figcaption>
          <pre tabIndex={0} translate="no" aria-label={text(`plus-policy-from-${from}`)}>
            {sent}
          </pre>
        </figure>
      ))}
      {directives.length > 0 && (
        <section>
          <h2>{text('plus-policy-title')}</h2>
          <PolicyTable directives={directives} />
        </section>
      )}
      {policy && (
        <section>
          <h2>{text('plus-policy-checks')}</h2>
          <ul className={styles.checks}>
            {order.map((name) => {
              const { pass } = policy[name];
              return (
                <li key={name} data-look={pass === null ? undefined : pass ? 'good' : 'poor'}>
                  <Glyph of={pass === null ? info : pass ? check : close} size={18} />
                  <span>
                    <b>{text(`plus-check-${name}`)}</b>{' '}
                    <span className={styles.missing}>
                      {text(pass === null ? 'plus-policy-optional' : pass ? 'plus-policy-yes' : 'plus-policy-no')}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {proposed && <ProposedPolicy proposed={proposed} />}
    </div>
  );
}
