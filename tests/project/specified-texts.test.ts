import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { assert, describe, expect, test } from 'vitest'

type SpecifiedText = string | ((...given: string[]) => string)
type SpecifiedTexts = Readonly<Record<string, Readonly<Record<string, SpecifiedText>>>>

/** Each line of the checklist, by requirement id. */
const requirements = new Map(
  [...readFileSync('docs/requirements/checklist.md', 'utf8').matchAll(/^- \*\*(\S+)\*\* (.+)$/gm)].map(
    ([, id = '', line = '']) => [id, line],
  ),
)

/** The quoted texts of a line of the checklist, with `{}` for inserted values. An apostrophe in a word ends no text. */
const quotedIn = (line: string) =>
  [...line.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g)].map(([, text = '']) =>
    text.replaceAll(/\{\w+\}/g, '{}').replace(/ \{\}$/, ''),
  )

/** Specified texts that are also data of the contract, or rules of the engine, and their files. */
const writtenElsewhere: Readonly<Record<string, string>> = {
  'Date of Loss can not be later than Date Employer Had Knowledge Of Injury':
    'packages/form-engine/src/claim/date-order.ts',
  'Please enter a valid email address.': 'packages/form-engine/src/kinds/checks/text-messages.ts',
  'Please enter a valid phone number.': 'packages/form-engine/src/kinds/checks/text-messages.ts',
  'Please enter a valid number.': 'packages/form-engine/src/kinds/checks/text-messages.ts',
  'Please enter a valid SSN.': 'packages/form-engine/src/kinds/checks/text-messages.ts',
  'Add Vehicle': 'packages/api-client/src/contract/entities/endorsement-change.ts',
  'Remove Vehicle': 'packages/api-client/src/contract/entities/endorsement-change.ts',
  'YES, I CONFIRM': 'packages/api-client/src/contract/entities/endorsement-form.ts',
  'check all that apply': 'packages/api-client/src/contract/entities/endorsement-form.ts',
  'Member Kiosk_Renewal Documentation': 'src/features/renewal/renewal.ts',
}

/** Quoted words of the checklist that no page shows as they are: rules, formats, names of fields, and a rejected text. */
const notShown = new Set([
  '&',
  '--',
  'file',
  'col',
  'xMB / 20MB',
  'yyyy - yyyy+1',
  'Policies / Claims / Claim Details / Notes',
  'Call 1.888.CLAIM.50', // the phone number is part of the brand
  'will take effective within the next 24 hours!',
  'not shown in every case',
])

const files = globSync(['src/**/specified-texts.ts', 'packages/server/src/**/specified-texts.ts']).map((file) =>
  file.replaceAll('\\', '/'),
)
const written = await Promise.all(
  files.toSorted().map(async (file) => {
    const { specified } = (await import(pathToFileURL(file).href)) as { specified: SpecifiedTexts }
    const texts = Object.entries(specified).flatMap(([id, named]) =>
      Object.entries(named).map(([name, text]) => ({ id, name, text })),
    )
    return { file, texts }
  }),
)

describe.each(written)('$file', ({ texts }) => {
  test.each(texts)('$id: $name is the text of the specification', ({ id, text }) => {
    const line = requirements.get(id)
    assert(line, `${id} is in the checklist`)
    const fixed = fixedText(text)
    const quoted = quotedIn(line).filter((quote) => quote.includes(fixed))
    if (quoted.length > 0) expect(quoted).toContain(fixed)
    else expect(` ${line.replaceAll(/[(),;:]/g, ' ')} `).toContain(` ${fixed} `)
  })
})

const quotes = [...requirements].flatMap(([id, line]) => quotedIn(line).map((text) => ({ id, text })))

test.each(quotes.filter(({ text }) => !notShown.has(text)))('$id: "$text" is in the sources', ({ text }) => {
  const file = writtenElsewhere[text]
  if (file) expect(readFileSync(file, 'utf8')).toContain(text)
  else expect(written.flatMap(({ texts }) => texts.map((one) => fixedText(one.text)))).toContain(text)
})

/** A text without the name or count at its end; others are replaced by `{}`. */
function fixedText(text: SpecifiedText): string {
  return typeof text === 'string' ? text : text('{}', '{}').replace(/ \{\}$/, '')
}
