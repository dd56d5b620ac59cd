import { html } from '../mail/html.ts'
import { conventions } from './conventions.ts'
import type { OpenApiDocument } from './openapi.ts'

/**
 * The page on which Swagger UI shows the OpenAPI document, below the rules that apply to every call. `origin` is the
 * server's URL.
 */
export function referencePage({ info: { title, description }, servers }: OpenApiDocument, origin: string): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
      <link rel="stylesheet" href="/api/docs/style.css" />
      <script src="/api/docs/swagger-ui-bundle.js" defer></script>
      <script src="/api/docs/start.js" defer></script>
    </head>
    <body>
      <header>
        <h1>${title}</h1>
        <p>${description} Also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
        ${conventions(`${origin}${servers[0].url}`)}
      </header>
      <div id="calls"></div>
    </body>
  </html>`
  return `<!doctype html>\n${page.markup}\n`
}
