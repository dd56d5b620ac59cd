import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { darkPalette, hues, lightPalette, sequenceNames, seriesNames } from './palette.ts'

const surfaces = ['paper', 'sheet', 'well'] as const

test('contrast is measured as WCAG 2.2 defines it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_, palette) => {
  test.each(surfaces)('carries every text colour on %s at 4.5 : 1 or more', (surface) => {
    for (const text of ['ink', 'dimmed', ...hues, 'accentHover'] as const) {
      expect(contrastRatio(palette[text], palette[surface]), text).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(surfaces)('shows the outline of a control on %s at 3 : 1 or more', (surface) => {
    expect(contrastRatio(palette.edge, palette[surface])).toBeGreaterThanOrEqual(3)
  })

  test('shows the alarm on the page, and its text on the alarm', () => {
    expect(contrastRatio(palette.alarm, palette.paper)).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(palette.onAlarm, palette.alarm)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(hues)('can be read on its own tint and when filled: %s', (hue) => {
    expect(contrastRatio(palette[hue], palette[`${hue}Tint`])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.ink, palette[`${hue}Tint`])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.onFilled, palette[hue])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'sheet'] as const)('shows every series of a picture on %s at 3 : 1 or more', (surface) => {
    for (const name of [...seriesNames, 'gain', 'loss'] as const) {
      expect(contrastRatio(palette[name], palette[surface]), name).toBeGreaterThanOrEqual(3)
    }
  })

  test('no two series are of the same lightness', () => {
    for (const [at, one] of seriesNames.entries()) {
      for (const other of seriesNames.slice(at + 1)) {
        expect(contrastRatio(palette[one], palette[other]), `${one} and ${other}`).toBeGreaterThanOrEqual(1.3)
      }
    }
  })

  test('each step of the sequence is further from the page than the one before', () => {
    const distances = sequenceNames.map((name) => contrastRatio(palette[name], palette.paper))
    for (const [at, distance] of distances.entries()) {
      if (at > 0) expect(distance / (distances[at - 1] ?? 0), `step ${at + 1}`).toBeGreaterThanOrEqual(1.25)
    }
  })

  test.each(surfaces)('gain and loss can be read as text on %s', (surface) => {
    expect(contrastRatio(palette.gain, palette[surface])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.loss, palette[surface])).toBeGreaterThanOrEqual(4.5)
  })
})
