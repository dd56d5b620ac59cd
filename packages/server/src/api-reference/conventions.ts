import { html, type Html } from '../mail/html.ts'
import { refusals } from './openapi.ts'

/** What holds for every call, said once. */
export function conventions(base: string): Html {
  return html`<section class="conventions" aria-labelledby="conventions">
    <h2 id="conventions">What holds for every call</h2>
    <dl>
      <dt>Address</dt>
      <dd><code>${base}</code>, then the path. Paths and names keep their case.</dd>
      <dt>Signing in</dt>
      <dd>
        <a href="#logOn">LogOn</a> gives a token; send it with the other calls: <code>Authorization: Bearer …</code>
      </dd>
      <dt>Query</dt>
      <dd>
        A list is its name repeated: <code>PolicyId=1&amp;PolicyId=2</code>. A name that a call does not know is
        refused. A POST that has a query and no body takes the same names as a JSON body too, which keeps them out of
        logs.
      </dd>
      <dt>Answers</dt>
      <dd>
        JSON: <code>Payload</code> holds what was asked for, and <code>Error.ErrorStatus</code> is 0 when a change was
        made.
      </dd>
      <dt>Refusals</dt>
      <dd>
        <p>The body is a <a href="#entity-Refusal">Refusal</a>; its message is a sentence that may be shown.</p>
        <table>
          <caption>
            Status of a refusal
          </caption>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            ${Object.entries(refusals).map(
              ([status, when]) =>
                html`<tr>
                  <th scope="row">${status}</th>
                  <td>${when}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </dd>
    </dl>
  </section>`
}
