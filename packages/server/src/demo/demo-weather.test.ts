import { describe, expect, test } from 'vitest'

import { demoConditions } from './demo-feeds.ts'
import { places } from './places.ts'

const snow = [66, 71, 73, 75]

/** What a place has had on each day of a month of five years. */
const month = (zip: string, number: number) =>
  Array.from({ length: 5 }, (_, year) => year).flatMap((year) =>
    Array.from({ length: 28 }, (_, day) =>
      demoConditions(zip, new Date(Date.UTC(2024 + year, number - 1, day + 1, 12))),
    ),
  )
const mean = (zip: string, number: number) => {
  const days = month(zip, number)
  return days.reduce((sum, { today }) => sum + (today.high + today.low) / 2, 0) / days.length
}
const zipOf = (city: string) => places.find(({ City }) => City === city)!.zip

describe('the demo weather', () => {
  /** Mean temperatures of the climate normals 1991–2020, in degrees Celsius, January and July. */
  test.each([
    ['Laredo', 14, 32],
    ['Jacksonville', 12, 28],
    ['Tulsa', 3, 28],
    ['Indianapolis', -2, 24],
    ['Omaha', -4, 25],
    ['Green Bay', -8, 21],
  ])('is about that of %s in January and in July', (city, january, july) => {
    expect(Math.abs(mean(zipOf(city), 1) - january)).toBeLessThan(4)
    expect(Math.abs(mean(zipOf(city), 7) - july)).toBeLessThan(4)
  })

  test('is colder in the north and in winter', () => {
    const northward = places.toSorted((one, other) => one.latitude - other.latitude)
    for (const number of [1, 4, 7, 10])
      expect(mean(northward.at(-1)!.zip, number) + 5).toBeLessThan(mean(northward[0]!.zip, number))
    for (const { zip } of places) expect(mean(zip, 1) + 10).toBeLessThan(mean(zip, 7))
  })

  test('snows only near freezing, in winter and in the north', () => {
    for (const { zip } of places) {
      for (const { sky, today } of month(zip, 1)) expect(snow.includes(sky) && today.high > 5).toBe(false)
      expect(month(zip, 7).some(({ sky }) => snow.includes(sky))).toBe(false)
    }
    expect(month(zipOf('Laredo'), 1).some(({ sky }) => snow.includes(sky))).toBe(false)
    expect(month(zipOf('Green Bay'), 1).some(({ sky }) => snow.includes(sky))).toBe(true)
  })

  test('stays the same all day and accepts unknown ZIP codes', () => {
    expect(demoConditions('74103', new Date('2026-11-22T01:00:00Z'))).toEqual(
      demoConditions('74103', new Date('2026-11-22T23:00:00Z')),
    )
    expect(mean('00000', 1)).toBeLessThan(mean(zipOf('Laredo'), 1))
  })
})
