import { capabilities, type Endpoint } from '@captive/api-client/contract'

import { html, type Html } from '../mail/html.ts'
import { curlOf } from './curl.ts'
import type { Operation } from './openapi.ts'
import { prose } from './prose.ts'
import { described, fieldTable } from './schema-table.ts'
import type { JsonSchema } from './schemas.ts'
import { accessWords, scopeWords } from './words.ts'

export interface Call {
  /** Of the call in the contract, and of its anchor on the page. */
  name: string
  endpoint: Endpoint
  operation: Operation
}

/** One call: what it is for, who may make it, what goes in, what comes out, and an example. */
export function callArticle(call: Call, base: string, entities: Readonly<Record<string, JsonSchema>>): Html {
  const { name, endpoint, operation } = call
  const { method, path, title, description, access, scope, capability } = endpoint
  return html`<article id="${name}">
    <h3><a href="#${name}">${title}</a></h3>
    <p class="address">${badge(method)}<code>${path}</code></p>
    <p>${prose(description)}</p>
    <dl>
      <dt>Who</dt>
      <dd>${prose(accessWords(access))}</dd>
      <dt>Rows</dt>
      <dd>${prose(scopeWords(scope))}</dd>
      ${
        capability
          ? html`<dt>Capability</dt>
              <dd>${capability}: an addition to the specification. ${capabilities[capability].adds}</dd>`
          : ''
      }
    </dl>
    ${fieldTable('Query', operation.parameters)} ${bodyOf(operation)} ${answersOf(operation)}
    <pre
      tabindex="0"
      aria-label="Example of ${path}"
    ><code>${curlOf(base + path, method, operation, entities)}</code></pre>
  </article>`
}

function bodyOf({ requestBody }: Operation): Html {
  if (!requestBody) return html``
  const optional = requestBody.required ? '' : ', optional'
  return html`${Object.entries(requestBody.content).map(([type, { schema }]) =>
    described(type === 'application/json' ? `Body${optional}` : `Body${optional}, as ${type}`, schema),
  )}`
}

function answersOf({ responses }: Operation): Html {
  return html`${Object.entries(responses[200].content).map(([type, { schema }]) =>
    type === 'application/json'
      ? described('Answer', schema)
      : html`<p class="whole"><b>Answer</b> a file, ${type}</p>`,
  )}`
}

export const badge = (method: string): Html => html`<span class="method ${method.toLowerCase()}">${method}</span>`
