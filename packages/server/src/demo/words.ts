import type { Random } from './random.ts'

const words: Record<string, readonly string[]> = {
  cargo: (
    'palletized flour,bottled water,steel coils,frozen poultry,paper rolls,auto parts,canned goods,lumber,' +
    'appliances,seed bags,roofing shingles,fresh produce'
  ).split(','),
  vehicle: 'pickup,sedan,crossover,box truck,minivan,passenger car,work van,compact car'.split(','),
  part: (
    'lower back,left shoulder,right shoulder,left knee,right knee,right wrist,left ankle,right ankle,neck,' +
    'left hand,right elbow,upper back'
  ).split(','),
}

/** Fills in the braces of a text from the given values, and otherwise from the words above. */
export const fill = (text: string, random: Random, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? random.pick(words[name] ?? [name]))
