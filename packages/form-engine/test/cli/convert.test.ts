import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examples, servedDefinitions } from '../../catalogue/index.ts'
import { parseDefinitions } from '../../src/index.ts'
import { CommandLine } from './form-engine.ts'

const line = new CommandLine()
const contentOf = (name: string): unknown => JSON.parse(readFileSync(join(line.folder, name), 'utf8'))

test('JSON, workbook and CSV contain the same definitions', () => {
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

test('rejects a target that it cannot write', () => {
  expect(line.run('convert', 'served.json')).toMatchObject({ exitCode: 2, error: expect.stringContaining('--out') })
  expect(line.run('convert', 'served.json', '--out', 'form.pdf').exitCode).toBe(2)
})

test('converts another notation, and reports what the tables cannot express', () => {
  line.write('dictionary.csv', dictionary)
  expect(line.run('convert', 'dictionary.csv', '--out', 'form.xlsx').out).toBe(
    'form.xlsx: 5 controls, 4 displayValues, 3 dependencies.\nThe tables cannot express the following:\n  total is calculated in a way that the tables cannot express: datediff([towed])\n',
  )
  line.run('convert', 'form.xlsx', '--out', 'form.csv')
  line.run('convert', 'form.csv', '--out', 'form.json')
  line.run('convert', 'dictionary.csv', '--out', 'direct.json')
  expect(parseDefinitions(contentOf('form.json'))).toEqual(parseDefinitions(contentOf('direct.json')))
})

const dictionary = [
  'Variable / Field Name,Form Name,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",Branching Logic',
  'towed,claim,yesno,Towed?,,',
  'damage,claim,checkbox,What is damaged?,"f, Front | b, Back",',
  "lamp,claim,text,Which lamp?,,[damage(f)] = '1'",
  "miles,claim,text,How far?,,[towed] <> '0' and [towed] <> ''",
  'total,claim,calc,Total,datediff([towed]),',
].join('\n')
