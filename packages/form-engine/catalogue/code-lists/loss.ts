import { codeList, retired } from '../notation/codes.ts'

/** Kinds of loss, in one list for all four claim types. */
export const kindsOfLoss = [
  ...codeList([
    ['crash', 'Vehicle crash or damage'],
    ['employee-hurt', 'Employee hurt or ill'],
    ['person-hurt', 'Customer or visitor hurt'],
    ['others-property', "Someone else's property damaged"],
    ['product', 'Problem with a product we sold or made'],
    ['our-work', 'Problem with work we did'],
    ['fire', 'Fire'],
    ['explosion', 'Explosion'],
    ['smoke', 'Smoke'],
    ['water', 'Water, such as a burst pipe'],
    ['flood', 'Flood'],
    ['wind', 'Wind'],
    ['hail', 'Hail'],
    ['lightning', 'Lightning'],
    ['theft', 'Theft'],
    ['vandalism', 'Vandalism'],
    ['collapse', 'Collapse'],
    ['breakdown', 'Equipment broke down'],
    ['vehicle-impact', 'Vehicle hit a building'],
    ['other', 'Something else'],
  ]),
  retired('mysterious', 'Mysterious disappearance'),
]

/** Kinds that damage the member's own building, contents or equipment. */
export const propertyKinds = [
  'fire',
  'explosion',
  'smoke',
  'water',
  'flood',
  'wind',
  'hail',
  'lightning',
  'theft',
  'vandalism',
  'collapse',
  'breakdown',
  'vehicle-impact',
] as const

/** Kinds for which another party may hold the member responsible. */
export const liabilityKinds = ['person-hurt', 'others-property', 'product', 'our-work'] as const

export const damagedItems = codeList([
  ['building', 'Building'],
  ['contents', 'Contents or stock'],
  ['equipment', 'Equipment or machinery'],
  ['yard', 'Yard, fence or dock'],
  ['other', 'Something else'],
])

export const authorities = codeList([
  ['police', 'City police'],
  ['sheriff', 'Sheriff'],
  ['state-police', 'State police or highway patrol'],
  ['fire', 'Fire department'],
  ['dot', 'Department of Transportation'],
  ['other', 'Another authority'],
])

export const liabilityTypes = codeList([
  ['premises', 'At a building or yard'],
  ['product', 'From a product'],
  ['operations', 'From work being done or finished'],
  ['other', 'Something else'],
])

export const premisesRoles = codeList([
  ['owner', 'We own it'],
  ['tenant', 'We rent it'],
  ['neither', 'Neither'],
])

export const productRoles = codeList([
  ['maker', 'We made it'],
  ['seller', 'We sold it'],
  ['carrier', 'We only carried it'],
])
