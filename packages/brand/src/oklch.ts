/** A color by what people see: lightness 0 to 1, chroma 0 (gray) to about 0.4, and hue in radians (CSS Color 4, OKLCH). */
interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Linear red, green, and blue of `#rrggbb`, each 0 to 1. */
export function linearRgb(hex: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** `#rrggbb`. A color that no screen shows loses chroma until one does; lightness and hue stay. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const isShown = (rgb: readonly number[]) => rgb.every((value) => value > -0.001 && value < 1.001)
  let least = 0
  let most = chroma
  if (isShown(rgbOf(lightness, chroma, hue))) least = chroma
  else
    for (let step = 0; step < 12; step++) {
      const middle = (least + most) / 2
      if (isShown(rgbOf(lightness, middle, hue))) least = middle
      else most = middle
    }
  const channels = rgbOf(lightness, least, hue).map((value) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

function rgbOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
