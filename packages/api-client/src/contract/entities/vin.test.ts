import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { plainVin, vinCheckDigit, vinDoubt } from './vin.ts'

const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'.split('')
const vins = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((all) => all.join(''))
  .map((vin) => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9))

/** The value of each character, from 49 CFR 565.15(c), table III. */
const table: Record<string, number> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}
const countOf = (character: string) => table[character] ?? Number(character)

describe('vehicle identification number', () => {
  test.each(['1M8GDM9AXKP042788', '1HGCM82633A004352', '11111111111111111', 'JH4KA8260MC000000'.replace(/.$/, '0')])(
    '%s has the check digit that its standard gives it',
    (vin) => {
      const rest = vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)
      expect(vinDoubt(rest)).toBeNull()
    },
  )

  test('accepts known numbers', () => {
    for (const vin of ['1M8GDM9AXKP042788', '1HGCM82633A004352', '11111111111111111', '5GZCZ43D13S812715'])
      expect(vinDoubt(vin), vin).toBeNull()
  })

  test('doubts one mistyped character unless both have the same value', () => {
    fc.assert(
      fc.property(vins, fc.nat(16), fc.constantFrom(...characters), (vin, place, other) => {
        fc.pre(vin[place] !== other)
        const mistyped = vin.slice(0, place) + other + vin.slice(place + 1)
        const isAlike = place !== 8 && (countOf(vin[place]!) - countOf(other)) % 11 === 0
        expect(vinDoubt(mistyped) === null).toBe(isAlike)
      }),
    )
  })

  test('ignores case, spaces and hyphens', () => {
    fc.assert(
      fc.property(vins, (vin) => {
        const spaced = ` ${vin.slice(0, 3)}-${vin.slice(3, 9)} ${vin.slice(9)}`.toLowerCase()
        expect(vinDoubt(spaced)).toBeNull()
        expect(plainVin(spaced)).toBe(vin)
      }),
    )
  })

  test('reports a wrong length, but not a blank', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 30 }), (all) => {
        fc.pre(all.length !== 17)
        expect(vinDoubt(all.join(''))).toContain(String(all.length))
      }),
    )
    expect([vinDoubt(''), vinDoubt('  ')]).toEqual([null, null])
  })

  test.each(['I', 'O', 'Q', '*', 'Ä'])('%s is never part of a number', (character) => {
    expect(vinDoubt(`1M8GDM9AXKP04278${character}`)).toContain(`contains ${character}`)
  })
})
