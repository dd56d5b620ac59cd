import { describe, expect, test } from 'vitest'

import type { Shape } from './answer-shape.ts'
import { readAnswer } from './read-answer.ts'
import { readPayload } from './read-payload.ts'

describe('reading a response by the contract', () => {
  test.each([
    ['text', 202603, '202603'],
    ['text', true, 'true'],
    ['text', ['PC3-IC'], 'PC3-IC'],
    ['text', null, ''],
    ['text', { a: 1 }, ''],
    ['number', '12', 12],
    ['number', ' $1,234.50 ', 1234.5],
    ['number', '(20.00)', -20],
    ['number', [7], 7],
    ['number', 'Pending', Number.NaN],
    ['number', '', Number.NaN],
    ['number', undefined, Number.NaN],
    ['yes or no', 'true', true],
    ['yes or no', 'N', false],
    ['yes or no', 1, true],
    ['yes or no', null, false],
    ['flag', true, 1],
    ['flag', '1', 1],
    ['flag', 'false', 0],
    ['flag', undefined, 0],
    ['date', '2026-11-22T00:00:00', '2026-11-22'],
    ['date', null, ''],
    [{ orNull: 'number' }, 'Pending', null],
    [{ orNull: 'number' }, '0', 0],
    [{ orNull: 'text' }, undefined, null],
    [{ words: ['Program', 'Insured'] }, 'program', 'Program'],
    [{ words: ['Program', 'Insured'] }, 'Group', 'Group'],
    [{ list: 'text' }, 'one', ['one']],
    [{ list: 'text' }, null, []],
    [{ list: 'number' }, ['1', null, 2], [1, 2]],
    [{ list: { members: { a: 'text' } } }, { a: 1 }, [{ a: '1' }]],
    [{ list: { members: { a: 'text' } } }, '', []],
    [{ members: { a: 'text' } }, [{ a: 'x' }, { a: 'y' }], { a: 'x' }],
    [{ orNull: { members: { a: 'text' } } }, [], null],
    [{ record: 'number' }, { a: '1' }, { a: 1 }],
  ] satisfies [Shape, unknown, unknown][])('as %j, %j is %j', (shape, sent, expected) => {
    expect(readAnswer(shape, sent)).toEqual(expected)
  })

  test('drops unknown properties and matches names in any case', () => {
    expect(readPayload('getPrograms', [{ recId: '3', CODE: 'PC3-IC', name: 'Three', Owner: 'x' }])).toEqual([
      { RecId: 3, Code: 'PC3-IC', Name: 'Three' },
    ])
  })

  test('drops a row without its id', () => {
    const programs = [{ RecId: null, Name: 'Lost' }, { Name: 'Lost' }, { RecId: '3', Name: 'Three' }]
    expect(readPayload('getPrograms', programs)).toMatchObject([{ RecId: 3, Name: 'Three' }])
  })

  test('drops absent optional properties, and keeps allowed nulls', () => {
    const [user] = readPayload('getUsersByGroup', [{ RecId: 1, isInvited: null, lastSignIn: null }]) as object[]
    expect(user).toMatchObject({ RecId: 1, lastSignIn: null })
    expect(user).not.toHaveProperty('isInvited')
    expect(user).not.toHaveProperty('isEditable')
  })

  test("fills in both names of a policy's id and date (AMB-084)", () => {
    const sent = { PolicyNumber: 7, ExpirationDate: '2027-01-01T00:00:00Z', CancelDate: '' }
    for (const names of [
      { PolicyId: '4', EffectiveDate: '2026-01-01' },
      { RecId: 4, EffDate: '2026-01-01T00:00:00' },
    ])
      expect(readPayload('getPoliciesByClient', { ...sent, ...names })).toMatchObject([
        {
          PolicyId: 4,
          RecId: 4,
          EffectiveDate: '2026-01-01',
          EffDate: '2026-01-01',
          PolicyNumber: '7',
          ExpirationDate: '2027-01-01',
        },
      ])
  })

  test('reads a numeric year and quarter as text', () => {
    expect(readPayload('getMemberFundAnalysis', [{ YearQuarter: 202603 }])).toMatchObject([{ YearQuarter: '202603' }])
  })

  test('passes the signed-in user through unchanged (AMB-022)', () => {
    expect(readPayload('checkAuth', 'dana@ridge.example')).toBe('dana@ridge.example')
  })
})
