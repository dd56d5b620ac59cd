import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { examples, servedDefinitions } from '../../catalogue/index.ts'
import { checkDefinitions, compileForm, parseDefinitions, type Definitions } from '../../src/index.ts'
import { workbookFile } from '../files/workbook-file.ts'
import { CommandLine } from './form-engine.ts'

const line = new CommandLine()
const contentOf = (name: string): unknown => JSON.parse(readFileSync(join(line.folder, name), 'utf8'))

test('JSON, workbook and CSV hold the same definitions', () => {
  line.write('served.json', servedDefinitions)
  for (const [from, to] of [
    ['served.json', 'served.xlsx'],
    ['served.xlsx', 'served.csv'],
    ['served.csv', 'tables'],
    ['tables', 'again.json'],
  ] as const)
    expect(line.run('convert', from, '--out', to)).toMatchObject({ exitCode: 0, error: '' })
  expect(parseDefinitions(contentOf('again.json'))).toEqual(parseDefinitions(servedDefinitions))
})

test('all formats keep columns beyond the specification, if they are used', () => {
  const { definitions } = examples.find(({ name }) => name === 'number-range')!
  line.write('range.json', definitions)
  line.run('convert', 'range.json', '--out', 'range.xlsx')
  line.run('convert', 'range.xlsx', '--out', 'range.csv')
  line.run('convert', 'range.csv', '--out', 'same.json')
  expect(parseDefinitions(contentOf('same.json'))).toEqual(parseDefinitions(definitions))
})

test('keeps texts that a spreadsheet would change', () => {
  const option = (DisplayValue: string) => ({
    ControlsRecId: 1,
    DisplayValue,
    DisplayLabel: DisplayValue,
    Order: 1,
    IsActive: 1,
  })
  const controls = [{ RecId: 1, ControlTypeCode: 'dropdown', ControlLabel: 'a "b", c\nd', IsActive: 1 }]
  line.write('odd.json', { controls, displayValues: ['007', '3-4', '1,234', '=1+1'].map(option), dependencies: [] })
  line.run('convert', 'odd.json', '--out', 'odd.xlsx')
  line.run('convert', 'odd.xlsx', '--out', 'odd.csv')
  line.run('convert', 'odd.csv', '--out', 'even.json')
  expect(contentOf('even.json')).toMatchObject({
    controls: [{ ControlLabel: 'a "b", c\nd' }],
    displayValues: [
      { DisplayValue: '007' },
      { DisplayValue: '3-4' },
      { DisplayValue: '1,234' },
      { DisplayValue: '=1+1' },
    ],
  })
})

test('needs a target that it can write', () => {
  expect(line.run('convert', 'served.json')).toMatchObject({ exitCode: 2, error: expect.stringContaining('--out') })
  expect(line.run('convert', 'served.json', '--out', 'form.pdf').exitCode).toBe(2)
})

/** The definitions of a converted file, and what was left out. */
function converted(name: string): { definitions: Definitions; leftOut: string[] } {
  const { leftOut } = line.json('convert', name, '--out', 'out.json', '--json') as { leftOut: string[] }
  return { definitions: parseDefinitions(contentOf('out.json')), leftOut }
}

const keysBy = (definitions: Definitions): ReadonlyMap<string, string> =>
  new Map(compileForm(definitions).controls.map(({ labelCode, key }) => [labelCode, key]))

describe('from a REDCap data dictionary', () => {
  const heads =
    'Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",Text Validation Type OR Show Slider Number,Text Validation Min,Branching Logic (Show field only if...),Required Field?,Identifier?'
  const rows = [
    'towed,claim,,yesno,Towed?,,,,,y,',
    `tower,claim,Towing,text,By whom?,,,,[towed]='1',,y`,
    'damage,claim,,checkbox,What is damaged?,"f, Front | b, Back",,,,,',
    `light,claim,,text,Which light?,,number,1,[damage(f)]='1',,`,
    `tall,claim,,text,How tall?,,,,[light]>5,,`,
    'total,claim,,calc,Total,,,,,,',
  ]

  test('converts questions, choices and equalities, and lists the rest', () => {
    line.write('dictionary.csv', [heads, ...rows].join('\n'))
    const { definitions, leftOut } = converted('dictionary.csv')
    expect(checkDefinitions(definitions).filter(({ severity }) => severity === 'error')).toEqual([])
    const keys = keysBy(definitions)
    const form = compileForm(definitions)
    expect(form.control(keys.get('tower')!)?.confidential).toBe(true)
    const answers = { [keys.get('towed')!]: '1', [keys.get('damage___f')!]: true }
    expect([...form.visible(answers).keys]).toContain(keys.get('light'))
    expect([...form.visible({}).keys]).not.toContain(keys.get('tower'))
    expect(leftOut).toEqual([
      'light must be at least 1.',
      'total is of the type calc, which takes no answer.',
      'tall always shows. It should show only if [light]>5.',
    ])
  })
})

describe('from an XLSForm', () => {
  test('converts groups, choices and equalities, and lists the rest', () => {
    const form = workbookFile({
      survey: [
        ['type', 'name', 'label', 'relevant', 'required', 'constraint'],
        ['begin group', 'vehicle', 'Vehicle', null, null, null],
        ['select_one yn', 'towed', 'Towed?', null, 'yes', null],
        ['text', 'tower', 'By whom?', "${towed} = 'yes'", null, null],
        ['select_multiple sides', 'damage', 'What is damaged?', null, null, null],
        ['text', 'light', 'Which light?', "selected(${damage}, 'front') and selected(${towed}, 'yes')", null, null],
        ['end group', null, null, null, null, null],
        ['integer', 'age', 'Age', null, null, '. > 15'],
        ['note', 'bye', 'Thank you', null, null, null],
      ],
      choices: [
        ['list_name', 'name', 'label'],
        ['yn', 'yes', 'Yes'],
        ['yn', 'no', 'No'],
        ['sides', 'front', 'Front'],
        ['sides', 'back', 'Back'],
      ],
    })
    line.write('survey.xlsx', form.bytes)
    const { definitions, leftOut } = converted('survey.xlsx')
    expect(checkDefinitions(definitions).filter(({ severity }) => severity === 'error')).toEqual([])
    const keys = keysBy(definitions)
    const answers = { [keys.get('towed')!]: 'yes', [keys.get('damage___front')!]: true }
    const { keys: visible } = compileForm(definitions).visible(answers)
    expect(['tower', 'light', 'age'].filter((name) => !visible.has(keys.get(name)!))).toEqual([])
    expect(compileForm(definitions).control(keys.get('age')!)).toMatchObject({ parent: null, check: 'number' })
    expect(leftOut).toEqual(['age has a constraint: . > 15', 'bye is of the type note, which takes no answer.'])
  })
})

describe('from a FHIR Questionnaire', () => {
  test.each(['fhir-google-screener.json', 'fhir-google-measles-outbreak.json'])('%s', (name) => {
    line.write(name, readFileSync(new URL(`../../corpus/${name}`, import.meta.url), 'utf8'))
    const { definitions, leftOut } = converted(name)
    const errors = checkDefinitions(definitions).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, message }) => `${code} ${message}`)).toEqual([])
    expect(definitions.dependencies.length).toBeGreaterThan(10)
    expect(leftOut.filter((text) => text.includes('always shows'))).toEqual([])
  })
})
