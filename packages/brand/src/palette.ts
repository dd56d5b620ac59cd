import { accentOf, type Accent } from './accent.ts'

/**
 * The colors of a scheme, by what they are for. Every text color reaches WCAG AA (4.5:1) on `paper`, `sheet` and `well`;
 * `edge`, the outline of a control, and the four series reach 3:1. `palette.test.ts` checks all of it, for any brand.
 */
export interface Palette extends Neutrals, Accent {}

/** The accents of a brand: of the light and of the dark scheme. */
export interface Accents {
  light: Accent
  dark: Accent
}

export interface Palettes {
  light: Palette
  dark: Palette
}

/** The colors that no brand changes. */
export interface Neutrals {
  /** The page. */
  paper: string
  /** What lies on the page: fields, menus, dialogs. */
  sheet: string
  /** A hollow in the page: table heads, disabled fields, tracks. */
  well: string
  ink: string
  /** Secondary text. */
  dimmed: string
  /** Hairlines that only separate. */
  hairline: string
  /** Outlines that show where a control is. */
  edge: string
  /** Text on the accent or on a filled state. */
  onFilled: string
  ok: string
  okTint: string
  waiting: string
  waitingTint: string
  warning: string
  warningTint: string
  /** A severe loss and nothing else: what went wrong on the way is `warning`. */
  severe: string
  severeTint: string
  /** The one filled block, red in both schemes; `onAlarm` is its text. */
  alarm: string
  onAlarm: string
  /** Four kinds of thing in a chart. Each differs from the others in lightness as well, for print and for who sees no hue. */
  series1: string
  series2: string
  series3: string
  series4: string
  /** Little to much of one thing, for heat and bars of one measure. */
  sequence1: string
  sequence2: string
  sequence3: string
  sequence4: string
  sequence5: string
  /** Above and below nothing, always beside a sign or a word. */
  gain: string
  loss: string
}

/** The neutral colors of the light scheme; paper, mail, and PDF use them too. */
export const lightNeutrals: Neutrals = {
  paper: '#faf7f0',
  sheet: '#fffefb',
  well: '#f1ece1',
  ink: '#182426',
  dimmed: '#54605f',
  hairline: '#ded7c8',
  edge: '#827c70',
  onFilled: '#fffefb',
  ok: '#2c6631',
  okTint: '#e5f0e2',
  waiting: '#2f5585',
  waitingTint: '#e3ebf4',
  warning: '#7a4c00',
  warningTint: '#f9ebcb',
  severe: '#9b2c1f',
  severeTint: '#fae3dd',
  alarm: '#9b2c1f',
  onAlarm: '#fffefb',
  series1: '#263b66',
  series2: '#7d4674',
  series3: '#9a6618',
  series4: '#6990b2',
  sequence1: '#d5deea',
  sequence2: '#a7bad3',
  sequence3: '#7791b6',
  sequence4: '#4a6594',
  sequence5: '#263b66',
  gain: '#1f5b86',
  loss: '#7a4312',
}

export const darkNeutrals: Neutrals = {
  paper: '#12191a',
  sheet: '#1a2324',
  well: '#222d2e',
  ink: '#ece7db',
  dimmed: '#a7afa9',
  hairline: '#354142',
  edge: '#7f8b89',
  onFilled: '#0b1b1b',
  ok: '#97d19b',
  okTint: '#1b2d1f',
  waiting: '#a6c5ec',
  waitingTint: '#1a2839',
  warning: '#ebc174',
  warningTint: '#322812',
  severe: '#f6aba0',
  severeTint: '#3b1d18',
  alarm: '#bb3e30',
  onAlarm: '#fffefb',
  series1: '#5d78b5',
  series2: '#b487b0',
  series3: '#d8b06a',
  series4: '#cfe3f3',
  sequence1: '#25324a',
  sequence2: '#3c5178',
  sequence3: '#5d78b5',
  sequence4: '#8fa9d6',
  sequence5: '#c3d3ec',
  gain: '#9cc8ec',
  loss: '#e3b184',
}

/** The accents of both schemes for a brand color, which is `#rrggbb`. */
export const accentsOf = (brandColor: string): Accents => ({
  light: accentOf(brandColor, lightNeutrals, 'light'),
  dark: accentOf(brandColor, darkNeutrals, 'dark'),
})

/** The whole palettes of a brand. */
export const palettesOf = ({ light, dark }: Accents): Palettes => ({
  light: { ...lightNeutrals, ...light },
  dark: { ...darkNeutrals, ...dark },
})

/** The five hues that have a filled and a tinted form. */
export const hues = ['accent', 'ok', 'waiting', 'warning', 'severe'] as const
export type Hue = (typeof hues)[number]

/** The colors that tell the series of a chart apart, in the order in which they are used. */
export const seriesNames = ['series1', 'series2', 'series3', 'series4'] as const
/** One hue from little to much. */
export const sequenceNames = ['sequence1', 'sequence2', 'sequence3', 'sequence4', 'sequence5'] as const
