import { html, type Html } from './html.ts'

/** The frame of every mail: a heading, what is said, and who sends it. */
export function letter(heading: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;background:#f4f5f3;color:#1d2a26;font:16px/1.5 Verdana,Arial,sans-serif">
        <div style="max-width:40em;margin:0 auto;padding:2em 1.5em;background:#fff">
          <h1 style="font:600 22px/1.3 Georgia,serif;margin:0 0 1em">${heading}</h1>
          ${content}
          <p style="margin:2em 0 0;color:#56635e;font-size:13px">This message was sent by the member portal.</p>
        </div>
      </body>
    </html>`
}

/** A link as a button, and written out for those who copy it. */
export const linkButton = (address: string, label: string): Html =>
  html` <p style="margin:1.5em 0">
      <a
        href="${address}"
        style="background:#14513f;color:#fff;padding:.7em 1.4em;border-radius:6px;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="font-size:13px;color:#56635e">If the button does not work, copy this address: <br />${address}</p>`

/** What somebody filled in, as a table under its heading. */
export function letterTable(title: string, rows: readonly { label: string; value: string }[]): Html {
  const cells = rows.map(
    ({ label, value }) =>
      html`<tr>
        <th align="left" valign="top" style="padding:.2em 1em .2em 0;font-weight:400;color:#56635e">${label}</th>
        <td valign="top" style="white-space:pre-line">${value}</td>
      </tr>`,
  )
  return html`<h2 style="font:600 17px/1.3 Georgia,serif;margin:1.5em 0 .4em">${title}</h2>
    <table>
      ${cells}
    </table>`
}
