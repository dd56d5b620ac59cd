import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import defaultBrand from '../../../brand/default/brand.json' with { type: 'json' }
import { contrastRatio } from './contrast.ts'
import { accentsOf, hues, palettesOf, sequenceNames, seriesNames } from './palette.ts'

const surfaces = ['paper', 'sheet', 'well'] as const
const schemes = ['light', 'dark'] as const
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('measures contrast as WCAG 2.2 defines it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('keeps a brand color whose contrast suffices', () => {
  expect(accentsOf('#0b5552').light.accent).toBe('#0b5552')
  expect(accentsOf('#ffe600').dark.accent).toBe('#ffe600')
})

describe.each(schemes)('the %s accent of any brand color', (scheme) => {
  const edges = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#808080']

  test('has a contrast of 4.5 : 1 or more wherever text shows', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const palette = palettesOf(accentsOf(color))[scheme]
        const { accent, accentHover, accentTint, onFilled, ink } = palette
        for (const text of [accent, accentHover])
          for (const surface of [...surfaces.map((name) => palette[name]), onFilled])
            expect(contrastRatio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
        for (const text of [accent, ink]) expect(contrastRatio(text, accentTint)).toBeGreaterThanOrEqual(4.5)
      }),
      { examples: edges.map((color) => [color]), numRuns: 2_000 },
    )
  })
})

describe.each(schemes)('the %s palette', (scheme) => {
  const palette = palettesOf(accentsOf(defaultBrand.color))[scheme]

  test.each(surfaces)('carries every text color on %s at 4.5 : 1 or more', (surface) => {
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

  test.each(hues)('shows %s readably on its tint and when filled', (hue) => {
    expect(contrastRatio(palette[hue], palette[`${hue}Tint`])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.ink, palette[`${hue}Tint`])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.onFilled, palette[hue])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'sheet'] as const)('shows every series of a chart on %s at 3 : 1 or more', (surface) => {
    for (const name of [...seriesNames, 'gain', 'loss'] as const) {
      expect(contrastRatio(palette[name], palette[surface]), name).toBeGreaterThanOrEqual(3)
    }
  })

  test('gives no two series the same lightness', () => {
    for (const [at, one] of seriesNames.entries()) {
      for (const other of seriesNames.slice(at + 1)) {
        expect(contrastRatio(palette[one], palette[other]), `${one} and ${other}`).toBeGreaterThanOrEqual(1.3)
      }
    }
  })

  test('moves each step of the sequence further from the page', () => {
    const distances = sequenceNames.map((name) => contrastRatio(palette[name], palette.paper))
    for (const [at, distance] of distances.entries()) {
      if (at > 0) expect(distance / (distances[at - 1] ?? 0), `step ${at + 1}`).toBeGreaterThanOrEqual(1.25)
    }
  })

  test.each(surfaces)('shows gain and loss as readable text on %s', (surface) => {
    expect(contrastRatio(palette.gain, palette[surface])).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.loss, palette[surface])).toBeGreaterThanOrEqual(4.5)
  })
})
