import { lightNeutrals } from '@captive/brand'
import type { Brand } from '@captive/api-client/contract'

import { html, type Html } from './html.ts'
import { texts } from './texts.ts'

const { paper, sheet, ink, dimmed } = lightNeutrals

/** The brand data in a mail. */
export type LetterBrand = Pick<Brand, 'shortName' | 'colors'>

/** The layout of every mail: a heading, the content, and the name of the portal. */
export function letter({ shortName, colors }: LetterBrand, heading: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;background:${paper};color:${ink};font:16px/1.5 Verdana,Arial,sans-serif">
        <div
          style="max-width:40em;margin:0 auto;padding:2em 1.5em;background:${sheet};border-top:4px solid ${colors.light.accent}"
        >
          <h1 style="font:600 22px/1.3 Georgia,serif;margin:0 0 1em">${heading}</h1>
          ${content}
          <p style="margin:2em 0 0;color:${dimmed};font-size:13px">${texts.sentBy(shortName)}</p>
        </div>
      </body>
    </html>`
}

/** A link as a button, and as text to copy. */
export const linkButton = ({ colors }: LetterBrand, address: string, label: string): Html =>
  html` <p style="margin:1.5em 0">
      <a
        href="${address}"
        style="background:${colors.light.accent};color:${lightNeutrals.onFilled};padding:.7em 1.4em;border-radius:6px;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="font-size:13px;color:${dimmed}">${texts.copyLink} <br />${address}</p>`

/** Answers of a form, as a table with a heading. */
export function letterTable(title: string, rows: readonly { label: string; value: string }[]): Html {
  const cells = rows.map(
    ({ label, value }) =>
      html`<tr>
        <th align="left" valign="top" style="padding:.2em 1em .2em 0;font-weight:400;color:${dimmed}">${label}</th>
        <td valign="top" style="white-space:pre-line">${value}</td>
      </tr>`,
  )
  return html`<h2 style="font:600 17px/1.3 Georgia,serif;margin:1.5em 0 .4em">${title}</h2>
    <table>
      ${cells}
    </table>`
}
