import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { brokenDefinitions, servedDefinitions } from '../../catalogue/index.ts'
import { compileForm, parseDefinitions } from '../../src/index.ts'
import { workbookFile } from '../files/workbook-file.ts'
import { CommandLine } from './form-engine.ts'

const line = new CommandLine()
const faulty = (name: string) =>
  line.write(`${name}.json`, brokenDefinitions.find((each) => each.name === name)?.definitions)

const served = line.write('served.json', servedDefinitions)
const claim = ['--claim', 'Auto']
const workbook = line.write(
  'claim.xlsx',
  workbookFile({
    Controls: [['RecId', 'ControlTypeCode', 'ControlLabel', 'IsActive'], [], [1, 'slider', 'Speed', 1]],
    'Display values': [],
    Dependencies: [],
  }).bytes,
)

test('reads definitions from a URL, and reports any other response', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/claim.json') response.end(JSON.stringify(servedDefinitions))
    else response.writeHead(401).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = await line.runBeside('check', `${origin}/claim.json`, ...claim)
  const refused = await line.runBeside('check', `${origin}/secret.json`)
  await new Promise((resolve) => server.close(resolve))
  const unreachable = await line.runBeside('check', `${origin}/claim.json`)
  expect(found).toMatchObject({ exitCode: 0, out: expect.stringContaining('0 errors, 0 warnings') })
  expect(refused).toMatchObject({ exitCode: 1, error: `${origin}/secret.json returned status 401.\n` })
  expect(unreachable).toMatchObject({ exitCode: 1, error: expect.stringContaining('cannot be reached') })
})

describe('check', () => {
  test('ends with 0 and a summary if nothing is wrong', () => {
    const { exitCode, out } = line.run('check', served, ...claim)
    expect(out).toMatch(/0 errors, 0 warnings, \d+ notes\.\n$/)
    expect(exitCode).toBe(0)
  })

  test('ends with 1 and names the cell of an error', () => {
    const { exitCode, out } = line.run('check', workbook)
    expect(out).toContain('Controls!B3: error unknown-kind\n  “Speed” (1) has the unknown kind “slider”')
    expect(exitCode).toBe(1)
  })

  test('writes JSON', () => {
    expect(line.json('check', workbook, '--json')).toContainEqual(
      expect.objectContaining({
        code: 'unknown-kind',
        locations: [{ file: workbook, sheet: 'Controls', cell: 'B3', line: null, shown: 'Controls!B3' }],
      }),
    )
  })

  test('writes annotations of GitHub with the line of a text file', () => {
    const { out } = line.run('check', faulty('duplicate-id'), '--github')
    expect(out).toContain(
      '::error file=duplicate-id.json,line=3,title=duplicate-id::controls[0].RecId, controls[1].RecId: ',
    )
    expect(line.run('check', workbook, '--github').out).toContain(
      '::error file=claim.xlsx,title=unknown-kind::Controls!B3: ',
    )
  })

  test('writes SARIF', () => {
    expect(line.json('check', faulty('duplicate-id'), '--sarif')).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          results: [
            {
              ruleId: 'duplicate-id',
              level: 'error',
              locations: [
                { physicalLocation: { artifactLocation: { uri: 'duplicate-id.json' }, region: { startLine: 3 } } },
                { logicalLocations: [{ fullyQualifiedName: 'controls[1].RecId' }] },
              ],
            },
          ],
        },
      ],
    })
  })

  test('links each code to its page', () => {
    const written = line.run('check', workbook).out
    const [, url = ''] = /^help unknown-kind: (file:.+)$/m.exec(written) ?? []
    expect(readFileSync(fileURLToPath(url), 'utf8')).toMatch(/^# unknown-kind\n/)
    expect(written.match(/^help missing-column/gm)).toHaveLength(1)
    expect(line.json('check', workbook, '--json')).toContainEqual(
      expect.objectContaining({ code: 'unknown-kind', url }),
    )
    expect(line.json('check', workbook, '--sarif')).toMatchObject({
      runs: [{ tool: { driver: { rules: expect.arrayContaining([{ id: 'unknown-kind', helpUri: url }]) } } }],
    })
  })

  test('reads all files of a folder', () => {
    line.write('tables/controls.csv', 'RecId,ControlTypeCode,ControlLabel,IsActive\n1,slider,Speed,1\n')
    line.write('tables/displayValues.csv', 'ControlsRecId,DisplayValue,DisplayLabel,Order,IsActive\n')
    line.write('tables/dependencies.csv', 'ControlsRecId,ControlingControlsRecId,ControlingValue,IsActive\n')
    expect(line.run('check', 'tables').out).toContain('controls.csv!B2: error unknown-kind')
  })
})

test('schema writes the schema of the form', () => {
  const form = compileForm(parseDefinitions(servedDefinitions), { roots: [27] })
  expect(line.json('schema', served, '--roots', '27')).toEqual(JSON.parse(JSON.stringify(form.schema)))
})

test('explain says why a control shows, by its label code', () => {
  const without = line.run('explain', served, ...claim, 'c224')
  expect(without.out).toContain('✗ Can it be driven? must be “No”, and is not answered.')
  expect(line.json('explain', served, ...claim, '224', '--answer', 'c223=no', '--json')).toMatchObject({ key: 'c224' })
  expect(line.run('explain', served, 'DateOfLos').error).toContain('Did you mean DateOfLoss?')
})

test('diff lists what changed', () => {
  const [first, ...rest] = servedDefinitions.controls
  const changed = line.write('changed.json', {
    ...servedDefinitions,
    controls: [{ ...first, ControlLabel: 'New' }, ...rest],
  })
  const { exitCode, out } = line.run('diff', served, changed)
  expect(out).toBe(`~ “New” (${first?.RecId}): label: ${first?.ControlLabel} → New\n`)
  expect(exitCode).toBe(0)
  expect(line.run('diff', served, served).out).toBe('Nothing changed.\n')
})

describe('reach', () => {
  test('gives answers that show each control', () => {
    const { exitCode, out } = line.run('reach', faulty('controller-below'))
    expect(out).toBe('✓ c1 By whom?: {"c2":"yes"}\n✓ c2 Towed?: always shows\n')
    expect(exitCode).toBe(0)
  })

  test.each([
    ['contradiction', ['“Towed?” (1) must be “yes” for “Why not?” (3).', 'No answer meets both conditions.']],
    ['dependency-circle', ['“First?” (1) depends on itself in this way, so it can never show first.']],
    ['unknown-controller', ['“Company” (2) depends on 99, which is not in this form.']],
    ['inactive-controller', ['“By whom?” (2) depends on “Towed?” (1), which is inactive.']],
    ['controller-in-repeat', [' is answered once per item']],
    ['blank-value', ['with a blank value, which no answer matches.']],
    ['unknown-value', ['with “perhaps”, which nobody can answer.']],
  ])('proves why none do: %s', (name, steps) => {
    const { exitCode, out } = line.run(
      'reach',
      faulty(name),
      '--hidden',
      ...(name.includes('repeat') ? ['--repeating', '19'] : []),
    )
    for (const step of steps) expect(out).toContain(step)
    expect(exitCode).toBe(1)
  })
})

describe('plan', () => {
  test('counts the tests, and writes them as JSON and as a workbook', async () => {
    const { exitCode, out } = line.run('plan', faulty('controller-below'), '--out', 'plans/plan.xlsx')
    expect(out).toMatch(/\d tests?\. No plan has fewer\./)
    expect(exitCode).toBe(0)
    const { SheetNames, Sheets } = read(readFileSync(join(line.folder, 'plans/plan.xlsx')))
    expect(SheetNames).toEqual(['Enter', 'Errors', 'Controls', 'Not covered'])
    expect(utils.sheet_to_json(Sheets['Enter']!)).toContainEqual(
      expect.objectContaining({ Question: 'Towed?', Answer: 'Yes', Value: 'yes', Control: 'c2' }),
    )
    expect(line.json('plan', faulty('controller-below'), '--json')).toMatchObject({ uncovered: [] })
  })

  test('ends with 1 if a control never shows', () => {
    const { exitCode, out } = line.run('plan', faulty('contradiction'))
    expect(out).toContain('Never shown or raised: c3.')
    expect(exitCode).toBe(1)
  })
})

describe('misuse ends with 2 and a suggestion', () => {
  test.each([
    [['chek', served], 'There is no command chek. Did you mean check?'],
    [['check', served, '--roost', '27'], 'There is no option --roost. Did you mean --roots?'],
    [['check'], 'A file is missing.'],
    [['check', served, '--claim', 'Atuo'], 'Did you mean Auto?'],
    [['check', served, '--json', '--sarif'], 'Choose one format: --json or --sarif.'],
    [['diff', served, served, served], 'There is one argument too many'],
  ])('%s', (words, message) => {
    const { exitCode, error } = line.run(...words)
    expect(error).toContain(message)
    expect(exitCode).toBe(2)
  })
})

test('a file that cannot be read ends with 1', () => {
  expect(line.run('check', 'missing.json')).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('missing.json cannot be opened'),
  })
  const broken = line.write('broken.json', '{ "controls": [')
  expect(line.run('schema', broken)).toMatchObject({ exitCode: 1, error: expect.stringContaining('is not JSON') })
})

test('help names every command and its examples', () => {
  const { exitCode, out } = line.run('--help')
  expect(exitCode).toBe(0)
  const names = [...out.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name = '']) => name)
  expect(names).toContain('check')
  for (const name of names) expect(line.run(name, '--help').out).toContain(`Examples:\n  form-engine ${name} `)
})
