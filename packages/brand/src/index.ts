export { contrastRatio } from './contrast.ts'
export { mix } from './mix.ts'
export {
  accentsOf,
  darkNeutrals,
  hues,
  lightNeutrals,
  palettesOf,
  sequenceNames,
  seriesNames,
  type Accents,
  type Hue,
  type Palette,
  type Palettes,
} from './palette.ts'
