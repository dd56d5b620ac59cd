import { describe, expect, test } from 'vitest'
import {
  checkDefinitions,
  compileForm,
  defineForm,
  parseDefinitions,
  reachControls,
  type Definitions,
  type FormSettings,
  type LocalControls,
} from '../index.ts'
import { planTests, proveHidden } from '../plan/index.ts'

const number = (label: string) => ({ kind: 'textbox', label, dataType: 'number' }) as const

const wages = (calculation: string, more: LocalControls = {}): Definitions => {
  const controls: LocalControls = {
    daily: number('Daily wage'),
    days: number('Days lost'),
    total: { kind: 'textbox', label: 'Total', calculation },
    ...more,
  }
  return defineForm(controls)
}

describe('a broken calculation', () => {
  test.each([
    ['[daily] +', 'cannot be read at character 10: the end is where a number'],
    ['[daily] [days]', 'cannot be read at character 9: “[days]” is where a sign such as + should be'],
    ['daily * 2', 'cannot be read at character 1: There is no function daily'],
    ['(1 + 2', 'cannot be read at character 7: the end is where ) should be'],
    ['round([daily], 11)', 'cannot be read at character 16: “11” is where a whole number from 0 to 10 should be'],
    ['sum(1)', 'cannot be read at character 5: “1” is where an id in brackets should be'],
    ['1,000', 'cannot be read at character 2: “,”'],
    ['[]', 'cannot be read at character 1: “[]” is where an id in brackets should be'],
    ['1'.repeat(1001), 'cannot be read at character 1001: It has more than 1000 characters'],
  ])('%s is reported with its place', (calculation, message) => {
    expect(checkDefinitions(wages(calculation))).toMatchObject([
      { code: 'calculation-syntax', message: expect.stringContaining(message) as string },
    ])
  })

  test.each([
    ['ruond([daily])', 'round([daily])'],
    ['[daily] * [Days lost]', '[daily] * [days]'],
    ['[daily] * [dayss]', '[daily] * [days]'],
  ])('%s is mended as %s', (calculation, text) => {
    const [found] = checkDefinitions(wages(calculation))
    expect(found?.fix).toEqual([{ table: 'controls', row: 2, column: 'Calculation', text }])
  })
})

describe('reach', () => {
  const opened = (calculation: string, limit: object, more: LocalControls = {}, settings?: FormSettings) => {
    const definitions = wages(calculation, { ...more, why: { kind: 'textbox', label: 'Why?', when: { total: limit } } })
    const reached = reachControls(definitions, settings).find(({ key }) => key === 'why')!
    return { definitions, reached, settings }
  }

  const dates = { from: { kind: 'calendar', label: 'From' }, to: { kind: 'calendar', label: 'To' } } as const

  test.each([
    ['[daily] * [days]', { greaterThan: '1000' }, {}],
    ['[daily] - [days]', { lessThan: '-5', greaterThan: '-7' }, {}],
    ['sum([daily], [days])', { atLeast: '12.5' }, {}],
    ['count([daily], [days])', { atLeast: '2' }, {}],
    ['years([from], [to])', { lessThan: '18', atLeast: '16' }, dates],
    ['days([from], [to])', { greaterThan: '30' }, dates],
  ])('finds answers for %s with %o', (calculation, limit, more) => {
    const { definitions, reached } = opened(calculation, limit, more)
    const form = compileForm(definitions)
    expect(form.visible(reached.answers!).keys.has('why')).toBe(true)
    expect(form.validate(reached.answers!)).toEqual([])
  })

  test('answers questions that must show first', () => {
    const { definitions, reached } = opened(
      '[daily] * [extra]',
      { atLeast: '5' },
      {
        hired: { kind: 'radio', label: 'Hired?', options: ['yes', 'no'] },
        extra: { ...number('Extra'), when: { hired: 'yes' } },
      },
    )
    expect(compileForm(definitions).visible(reached.answers!).keys.has('why')).toBe(true)
    expect(planTests(definitions).uncovered).toEqual([])
  })

  test('adds the items that a count requires', () => {
    const { definitions, reached, settings } = opened(
      'count([cars])',
      { atLeast: '3' },
      { cars: { kind: 'section', label: 'Car', controls: { make: { kind: 'textbox', label: 'Make' } } } },
      { repeating: ['cars'] },
    )
    expect(reached.answers).toMatchObject({ cars: [{ id: 1 }, { id: 2 }, { id: 3 }] })
    expect(planTests(definitions, settings).uncovered).toContain('why')
  })

  test('leaves a control undecided if no attempt shows it', () => {
    const { definitions, reached } = opened('[daily] * [daily] * 7', { greaterThan: '174.9', lessThan: '175.1' })
    expect(reached).toMatchObject({ reachable: true, answers: null })
    expect(proveHidden(definitions).has('why')).toBe(false)
    expect(planTests(definitions).uncovered).toContain('why')
    expect(checkDefinitions(definitions).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('proves that a broken calculation or hidden operand shows no control', () => {
    const broken = opened('[daily] *', { atLeast: '1' })
    expect(broken.reached.reachable).toBe(false)
    expect(proveHidden(broken.definitions).get('why')).toEqual([
      '“Why?” (why) depends on “Total” (total), whose calculation never has a value.',
    ])
    const hidden = parseDefinitions({
      controls: [
        { RecId: 1, ControlTypeCode: 'textbox', ControlDataTypeCode: 'number', ControlLabel: 'Cost', IsActive: 1 },
        { RecId: 2, ControlTypeCode: 'textbox', ControlLabel: 'Twice', IsActive: 1, Calculation: '[1] * 2' },
        { RecId: 3, ControlTypeCode: 'textbox', ControlLabel: 'Why?', IsActive: 1 },
      ],
      displayValues: [],
      dependencies: [
        { ControlsRecId: 1, ControlingControlsRecId: 9, ControlingValue: 'yes', IsActive: 1 },
        { ControlsRecId: 3, ControlingControlsRecId: 2, ControlingValue: '4', IsActive: 1 },
      ],
    })
    expect(proveHidden(hidden).get('c3')).toEqual([
      '“Why?” (3) depends on a value calculated from “Cost” (1), which never shows.',
      '“Cost” (1) depends on 9, which is not in this form.',
    ])
  })

  test('proves that conditions on one value contradict each other', () => {
    const { definitions, reached } = opened('[daily] + 1', { greaterThan: '5', lessThan: '5' })
    expect(reached.reachable).toBe(false)
    expect(checkDefinitions(definitions).map(({ code }) => code)).toContain('contradiction')
  })
})
