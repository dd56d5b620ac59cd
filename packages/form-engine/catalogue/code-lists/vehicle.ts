import { codeList, retired } from '../notation/codes.ts'

export const ownVehicleKinds = [
  ...codeList([
    ['tractor-trailer', 'Tractor with trailer'],
    ['tractor', 'Tractor without trailer'],
    ['trailer', 'Trailer only'],
    ['straight-truck', 'Straight truck'],
    ['tanker', 'Tanker'],
    ['pickup', 'Pickup or van'],
    ['car', 'Car'],
    ['other', 'Something else'],
  ]),
  retired('horse-van', 'Horse van'),
]

/** Vehicles that carry a load and record hours of service. */
export const loadKinds = ['tractor-trailer', 'tractor', 'trailer', 'straight-truck', 'tanker'] as const

export const otherVehicleKinds = codeList([
  ['car', 'Car'],
  ['pickup', 'Pickup, van or SUV'],
  ['truck', 'Truck'],
  ['bus', 'Bus'],
  ['motorcycle', 'Motorcycle'],
  ['bicycle', 'Bicycle or scooter'],
  ['other', 'Something else'],
  ['unknown', 'Not known'],
])

export const vehicleOwners = codeList([
  ['us', 'Our company'],
  ['leased', 'A leasing company'],
  ['owner-operator', 'The driver'],
  ['other', 'Someone else'],
])

export const pointsOfImpact = codeList([
  ['front', 'Front'],
  ['front-left', 'Front left corner'],
  ['front-right', 'Front right corner'],
  ['left', 'Left side'],
  ['right', 'Right side'],
  ['rear', 'Rear'],
  ['rear-left', 'Rear left corner'],
  ['rear-right', 'Rear right corner'],
  ['roof', 'Roof'],
  ['under', 'Underneath'],
  ['glass', 'Glass only'],
  ['rollover', 'It rolled over'],
  ['none', 'No visible damage'],
  ['unknown', 'Not known'],
])

export const damageSeverities = codeList([
  ['minor', 'Minor'],
  ['moderate', 'Moderate'],
  ['severe', 'Severe'],
  ['unknown', 'Not known'],
])

export const driverRelations = codeList([
  ['employee', 'Employee'],
  ['owner-operator', 'Owner-operator'],
  ['temporary', 'Temporary or leased driver'],
  ['family', 'Family member'],
  ['other', 'Someone else'],
])

export const ticketedParties = codeList([
  ['us', 'Our driver'],
  ['them', 'The other driver'],
  ['both', 'Both drivers'],
])

export const ticketReasons = codeList([
  ['speed', 'Speed'],
  ['distance', 'Following too closely'],
  ['lane', 'Lane change or turn'],
  ['signal', 'Light, sign or right of way'],
  ['phone', 'Phone or distraction'],
  ['alcohol', 'Alcohol or drugs'],
  ['equipment', 'Vehicle or load'],
  ['other', 'Something else'],
])
