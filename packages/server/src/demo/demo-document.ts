import { PortalPdf } from '../pdf/document.ts'
import { formatLongDate } from '../pdf/format.ts'

/** A document of the demo data, whose file was never uploaded. */
export interface DemoDocument {
  RecId: number
  /** Category path, parts joined by _. */
  DocumentId: string
  /** Of the document type. */
  typeName: string
  Description: string
  clientName: string | null
  programName: string | null
  PolicyNumber: string | null
  Year: number
  Month: number
  Day: number
  Quarter: number
}

/** The PDF of a demo document: what it is, whose, of when, and that nothing in it is real. */
export function demoDocumentPdf(document: DemoDocument): NodeJS.ReadableStream {
  const { typeName, Description, clientName, programName, PolicyNumber, Year, Quarter } = document
  const owner = clientName ?? programName ?? 'Captive Insurance Program'
  const path = document.DocumentId.split('_')
  const date = formatLongDate(`${Year}-${twoDigits(document.Month)}-${twoDigits(document.Day)}`)
  const pdf = new PortalPdf({
    issuer: `Captive Insurance Program — ${path[0]}`,
    title: typeName,
    reference: `Document ${document.RecId}`,
  })
  pdf.title(path.slice(1).slice(-2).join(' — '))
  pdf.paragraph(owner, { size: 13, weight: 'bold' })
  pdf.paragraph(`As of ${date}`, { quiet: true })

  pdf.heading('This document')
  if (Description) pdf.row('Subject', Description)
  pdf.row('Filed under', path.join(' / '))
  if (clientName) pdf.row('Member', clientName)
  if (programName) pdf.row('Program', programName)
  if (PolicyNumber) pdf.row('Policy', PolicyNumber)
  pdf.row('Period', `Quarter ${Quarter} of ${Year}`)

  pdf.heading('What would stand here')
  pdf.paragraph(
    `In a portal at work this is where ${owner} reads its ${typeName.toLowerCase()} for quarter ${Quarter} of ${Year}, as the program filed it on ${date}.`,
  )
  pdf.paragraph(
    'This portal shows demonstration data. The document was made when you asked for it: its member, its program, its dates and its subject are those of the list you opened it from, and no company, person or amount in it is real.',
  )

  pdf.heading('Keeping it')
  pdf.paragraph(
    'Documents of a program are open to its members, documents of a member to that member, its broker and the staff of the program. Each download is written to the activity log.',
  )
  return pdf.end()
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
