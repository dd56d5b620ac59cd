import type { Endpoint } from '@captive/api-client/contract'

import { html, type Html } from '../mail/html.ts'
import { badge, callArticle, type Call } from './call-article.ts'
import { conventions } from './conventions.ts'
import type { OpenApiDocument } from './openapi.ts'
import { described } from './schema-table.ts'
import type { JsonSchema } from './schemas.ts'

/** The contract as a page that needs no script; its schemas are those of `document`. Examples call `origin`. */
export function referencePage(
  contract: Readonly<Record<string, Endpoint>>,
  document: OpenApiDocument,
  origin: string,
): string {
  const calls: Call[] = Object.entries(contract).flatMap(([name, endpoint]) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    return operation ? [{ name, endpoint, operation }] : []
  })
  const areas = document.tags.map(({ name }) => ({
    id: `area-${name}`,
    title: titleOf(name),
    calls: calls.filter(({ endpoint }) => endpoint.area === name),
  }))
  const { schemas } = document.components
  const entities = Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b))
  const base = `${origin}${document.servers[0].url}`
  const { title, description } = document.info

  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/api/docs/style.css" />
    </head>
    <body>
      <a class="skip" href="#calls">Skip to the calls</a>
      <header>
        <h1>${title}</h1>
        <p class="lead">${description}</p>
        <p>
          ${calls.length} calls and ${entities.length} entities, also as <a href="/api/openapi.json">OpenAPI 3.1</a>.
        </p>
      </header>
      <nav aria-label="Calls by area">
        ${areas.map((area) => contents(area.title, area.calls.map(callLink)))}
        ${contents(
          'Entities',
          entities.map(([name]) => html`<li><a href="#entity-${name}">${name}</a></li>`),
        )}
      </nav>
      <main id="calls">
        ${conventions(base)}
        ${areas.map(
          (area) =>
            html`<section aria-labelledby="${area.id}">
              <h2 id="${area.id}">${area.title}</h2>
              ${area.calls.map((call) => callArticle(call, base, schemas))}
            </section>`,
        )}
        <section aria-labelledby="entities">
          <h2 id="entities">Entities</h2>
          ${entities.map(entityArticle)}
        </section>
      </main>
    </body>
  </html>`
  return `<!doctype html>\n${page.markup}\n`
}

const contents = (title: string, links: readonly Html[]): Html =>
  html`<details>
    <summary>${title} <span class="count">${links.length}</span></summary>
    <ul>
      ${links}
    </ul>
  </details>`

const callLink = ({ name, endpoint }: Call): Html =>
  html`<li><a href="#${name}">${endpoint.path.slice(1)}${badge(endpoint.method)}</a></li>`

const entityArticle = ([name, schema]: [string, JsonSchema]): Html =>
  html`<article id="entity-${name}">
    <h3><a href="#entity-${name}">${name}</a></h3>
    ${described(schema.properties ? 'Fields' : 'Value', schema)}
  </article>`

/** `policy-library` → `Policy library` */
const titleOf = (area: string): string => `${area.charAt(0).toUpperCase()}${area.slice(1).replaceAll('-', ' ')}`
