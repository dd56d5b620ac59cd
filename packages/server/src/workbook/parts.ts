import { escapeHtml } from '@captive/form-engine/text'
import { cellText } from '@captive/workbook'

import { stylesXml } from './formats.ts'

/** Properties of a workbook that are written before its rows. */
export interface Sheet {
  name: string
  title: string
  author: string
  /** The widths of the columns, in characters. */
  widths: readonly number[]
  /** The number of rows that stay visible while scrolling. */
  frozenRows: number
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const FORMATS = 'http://schemas.openxmlformats.org'
const TYPES = 'application/vnd.openxmlformats'
const officeDocument = `${FORMATS}/officeDocument/2006/relationships`

/** The files of a workbook other than its sheet (Office Open XML, ECMA-376): content by path in the archive. */
export function partsBeside({ name, title, author }: Sheet, filter: string): Record<string, string> {
  const absolute = filter.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  const filtered = xmlText(`'${name.replaceAll("'", "''")}'!${absolute}`)
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="${TYPES}-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}-officedocument.spreadsheetml.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="${TYPES}-package.core-properties+xml"/></Types>`,
    '_rels/.rels': relationships({
      'xl/workbook.xml': `${officeDocument}/officeDocument`,
      'docProps/core.xml': `${FORMATS}/package/2006/relationships/metadata/core-properties`,
    }),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${FORMATS}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${xmlText(author)}</dc:creator><dc:title>${xmlText(title)}</dc:title></cp:coreProperties>`,
    'xl/workbook.xml': `<workbook xmlns="${FORMATS}/spreadsheetml/2006/main" xmlns:r="${officeDocument}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${filtered}</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({
      'worksheets/sheet1.xml': `${officeDocument}/worksheet`,
      'styles.xml': `${officeDocument}/styles`,
    }),
    'xl/styles.xml': stylesXml(),
  }
  return Object.fromEntries(Object.entries(parts).map(([file, xml]) => [file, HEAD + xml]))
}

function relationships(types: Record<string, string>): string {
  const all = Object.entries(types).map(
    ([target, type], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${FORMATS}/package/2006/relationships">${all.join('')}</Relationships>`
}

/** Escapes text for XML; the HTML escapes are valid XML. */
export const xmlText = (text: string): string => escapeHtml(cellText(text))
