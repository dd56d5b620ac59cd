import type { Brand } from '@captive/api-client/contract'
import { palettesOf } from '@captive/brand'

const names = [
  'paper',
  'sheet',
  'well',
  'ink',
  'dimmed',
  'hairline',
  'accent',
  'waiting',
  'ok',
  'warning',
  'severe',
] as const

/** The colors of the reference page as CSS variables, for both color schemes. */
export function colorVariables({ colors }: Pick<Brand, 'colors'>): string {
  const { light, dark } = palettesOf(colors)
  return `:root {\n${names.map((name) => `  --${name}: light-dark(${light[name]}, ${dark[name]});`).join('\n')}\n}\n`
}
