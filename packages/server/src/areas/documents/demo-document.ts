import type { Brand } from '@captive/api-client/contract'

import { PortalPdf } from '../../pdf/document.ts'
import { formatLongDate } from '../../pdf/format.ts'
import { texts } from './texts.ts'

/** A document of the demo data, whose file was never uploaded. */
export interface DemoDocument {
  RecId: number
  /** The category path, joined by underscores. */
  DocumentId: string
  /** The name of the document type. */
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

/** The PDF of a demo document: its subject, owner and date, and a note that it is not real. */
export function demoDocumentPdf(brand: Pick<Brand, 'name' | 'colors'>, document: DemoDocument): NodeJS.ReadableStream {
  const { typeName, Description, clientName, programName, PolicyNumber, Year, Quarter } = document
  const owner = clientName ?? programName ?? brand.name
  const path = document.DocumentId.split('_')
  const date = formatLongDate(`${Year}-${twoDigits(document.Month)}-${twoDigits(document.Day)}`)
  const text = texts.demoDocument
  const pdf = new PortalPdf({
    brand,
    department: path[0] ?? '',
    title: typeName,
    reference: text.reference(document.RecId),
  })
  pdf.title(path.slice(1).slice(-2).join(' — '))
  pdf.paragraph(owner, { size: 13, weight: 'bold' })
  pdf.paragraph(text.asOf(date), { quiet: true })

  pdf.heading(text.details)
  if (Description) pdf.row(text.subject, Description)
  pdf.row(text.category, path.join(' / '))
  if (clientName) pdf.row(text.member, clientName)
  if (programName) pdf.row(text.program, programName)
  if (PolicyNumber) pdf.row(text.policy, PolicyNumber)
  pdf.row(text.period, text.quarter(Quarter, Year))

  pdf.heading(text.content)
  pdf.paragraph(text.inProduction(owner, typeName.toLowerCase(), Quarter, Year, date))
  pdf.paragraph(text.demoData)

  pdf.heading(text.access)
  pdf.paragraph(text.accessRules)
  return pdf.end()
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
