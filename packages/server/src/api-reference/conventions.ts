import { html, type Html } from '../mail/html.ts'
import { refusals } from './openapi.ts'

/** The rules that apply to every call. */
export function conventions(base: string): Html {
  return html`<section class="conventions" aria-labelledby="conventions">
    <h2 id="conventions">Rules for every call</h2>
    <dl>
      <dt>URL</dt>
      <dd><code>${base}</code>, followed by the path. Paths and names are case-sensitive.</dd>
      <dt>Signing in</dt>
      <dd><code>LogOn</code> returns a token. Send it with all other calls: <code>Authorization: Bearer …</code></dd>
      <dt>Query</dt>
      <dd>
        Repeat the name for a list: <code>PolicyId=1&amp;PolicyId=2</code>. Unknown names are refused. A POST with a
        query and no body also accepts the same names in a JSON body, which keeps them out of logs.
      </dd>
      <dt>Answers</dt>
      <dd>
        JSON. <code>Payload</code> contains the result. <code>Error.ErrorStatus</code> is 0 when a change was made.
      </dd>
      <dt>Refusals</dt>
      <dd>
        <p>The body is a <code>Refusal</code>; its message may be shown to users.</p>
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
