import { decodeText } from '../decode-text.ts'
import { isJson, isWorkbook } from '../file-type.ts'
import { readCsv } from '../read-csv.ts'
import { readWorkbook } from '../read-workbook.ts'
import type { SourceFile } from '../source-file.ts'
import { parseJson } from '../tables-of-json.ts'
import { isFhir, readFhir } from './fhir.ts'
import { isRedcap, readRedcap } from './redcap.ts'
import { toDefinitions, type ConvertedForm } from './to-definitions.ts'
import { readXlsform, surveyOf } from './xlsform.ts'

/**
 * Converts a FHIR Questionnaire, an XLSForm or a REDCap data dictionary to definitions, as far as the three tables can
 * express it. Returns `null` for any other file.
 *
 * @example
 * const converted = await readForeign({ name: 'survey.xlsx', bytes })
 * console.log(converted?.leftOut.join('\n'))
 * @throws UnreadableFileError
 */
export async function readForeign(file: SourceFile): Promise<ConvertedForm | null> {
  if (isJson(file)) {
    const content = parseJson(file.name, decodeText(file.bytes))
    return isFhir(content) ? toDefinitions(readFhir(content)) : null
  }
  if (isWorkbook(file)) {
    const grids = await readWorkbook(file)
    const survey = surveyOf(grids)
    return survey ? toDefinitions(readXlsform(survey, grids)) : null
  }
  const grid = readCsv(file)
  return isRedcap(grid) ? toDefinitions(readRedcap(grid)) : null
}
