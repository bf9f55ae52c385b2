import { html, type Html } from '@webdocs/standalone-pages';
import { curlLine } from './curl-line.ts';
import { fieldsOf, fieldsTable, kindOf, type Field } from './fields-table.ts';
import type { JsonSchemas } from './json-schemas.ts';
import type { Operation, Response } from './openapi-document.ts';

/** One call: what it is for, what it takes, what it answers, and how to try it. */
export function operationSection(method: string, path: string, operation: Operation, schemas: JsonSchemas): Html {
  const { operationId: id, summary, parameters = [], requestBody, responses, security = [] } = operation;
  const content = Object.values(requestBody?.content ?? {})[0];
  const fields = parameters.map(({ name, in: place, required, schema }): Field => ({
    name,
    schema,
    isRequired: required,
    place: place === 'path' ? 'in the address' : 'in the query',
  }));
  const example = Object.values(responses).find(({ content: body }) => body?.['application/json'])?.content?.['application/json']?.example;
  const isAnswered = Object.keys(responses).some((status) => status.startsWith('2') && responses[status]?.content?.['application/json']);
  return html`<section class="call" id="${id}" aria-labelledby="${id}-title">
    <h3 id="${id}-title">
      <a class="anchor" href="#${id}"><span class="method ${method}">${method.toUpperCase()}</span> <code>${breakable(path)}</code></a>
    </h3>
    <p>${summary}</p>
    <p class="who">${whoMay(security)}</p>
    ${fields.length > 0 && fieldsTable('Parameters', fields)}
    ${content && fieldsTable(`Body, ${Object.keys(requestBody?.content ?? {}).join(' or ')}`, fieldsOf(content.schema, schemas))}
    ${responsesTable(responses)}
    ${
      isAnswered &&
      html`<p class="label">An answer</p>
        <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
    }
    <p class="label">From a shell</p>
    <pre class="shell" tabindex="0"><code>${curlLine(method, path, operation)}</code></pre>
  </section>`;
}

function responsesTable(responses: Operation['responses']): Html {
  return html`<div class="scroller" tabindex="0" role="region" aria-label="Answers">
    <table>
      <caption>
        Answers
      </caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">When</th>
          <th scope="col">Body</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(responses).map(([status, response]) => responseRow(status, response))}
      </tbody>
    </table>
  </div>`;
}

function responseRow(status: string, { description, content = {}, 'x-failures': codes = [] }: Response): Html {
  const names = codes.map((code) => html` <code class="failure">${code}</code>`);
  const bodies = Object.entries(content).map(([kind, { schema }], index) => [
    index > 0 && ' or ',
    kind === 'application/json' ? kindOf(schema) : kind,
  ]);
  return html`<tr class="${Number(status) < 400 ? 'success' : 'refusal'}">
    <th scope="row">${status}</th>
    <td>${description}${names}</td>
    <td>${bodies.length > 0 ? bodies : 'none'}</td>
  </tr>`;
}

function whoMay(security: NonNullable<Operation['security']>): string {
  const schemes = Object.keys(Object.assign({}, ...security) as object);
  if (schemes.includes('providerToken')) return 'For providers: the message itself is signed.';
  if (schemes.includes('csrfToken')) return 'For signed-in users, with the token of their session.';
  return schemes.includes('session') ? 'For signed-in users.' : 'For everyone.';
}

/** A long address may go on in the next line after a slash. */
function breakable(path: string): Html {
  return html`${path.split('/').map((piece, index) => [index > 0 && html`/<wbr />`, piece])}`;
}
