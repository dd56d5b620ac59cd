const rows = [
  ['Tulsa', 'OK', '74103', 36.2, '918', 'plains', ['I-44', 'US-75']],
  ['Oklahoma City', 'OK', '73102', 35.5, '405', 'plains', ['I-35', 'I-40']],
  ['Amarillo', 'TX', '79101', 35.2, '806', 'texas', ['I-40', 'US-287']],
  ['Fort Worth', 'TX', '76102', 32.8, '817', 'texas', ['I-35W', 'Loop 820']],
  ['Laredo', 'TX', '78040', 27.5, '956', 'texas', ['I-35', 'US-59']],
  ['Springfield', 'MO', '65806', 37.2, '417', 'plains', ['I-44', 'US-65']],
  ['Joplin', 'MO', '64801', 37.1, '417', 'plains', ['I-44', 'I-49']],
  ['Wichita', 'KS', '67202', 37.7, '316', 'plains', ['I-135', 'US-54']],
  ['Omaha', 'NE', '68102', 41.3, '402', 'plains', ['I-80', 'US-75']],
  ['Des Moines', 'IA', '50309', 41.6, '515', 'midwest', ['I-80', 'I-35']],
  ['Green Bay', 'WI', '54301', 44.5, '920', 'midwest', ['I-43', 'I-41']],
  ['Indianapolis', 'IN', '46204', 39.8, '317', 'midwest', ['I-65', 'I-70']],
  ['Toledo', 'OH', '43604', 41.7, '419', 'midwest', ['I-75', 'US-24']],
  ['Knoxville', 'TN', '37902', 36.0, '865', 'south', ['I-40', 'I-75']],
  ['Chattanooga', 'TN', '37402', 35.0, '423', 'south', ['I-24', 'I-75']],
  ['Birmingham', 'AL', '35203', 33.5, '205', 'south', ['I-65', 'I-20']],
  ['Savannah', 'GA', '31401', 32.1, '912', 'south', ['I-95', 'I-16']],
  ['Jacksonville', 'FL', '32202', 30.3, '904', 'south', ['I-95', 'I-10']],
  ['Little Rock', 'AR', '72201', 34.7, '501', 'plains', ['I-30', 'I-40']],
  ['Salt Lake City', 'UT', '84101', 40.8, '801', 'west', ['I-15', 'I-80']],
  ['Boise', 'ID', '83702', 43.6, '208', 'west', ['I-84', 'US-20']],
  ['Spokane', 'WA', '99201', 47.7, '509', 'west', ['I-90', 'US-2']],
  ['Fresno', 'CA', '93721', 36.7, '559', 'west', ['CA-99', 'CA-41']],
  ['Scranton', 'PA', '18503', 41.4, '570', 'midwest', ['I-81', 'I-84']],
] as const

/** Real cities. All that the demo data says about them is true. */
export const places = rows.map(([City, State, zip, latitude, areaCode, region, roads]) => {
  return { City, State, zip, latitude, areaCode, region, roads }
})
export type Place = (typeof places)[number]

export const streets = (
  'Depot Road,Commerce Drive,Mill Street,Harbor Avenue,Quarry Lane,Old Post Road,Terminal Way,Grain Street,' +
  'Foundry Avenue,Station Street'
).split(',')

/** The places in the region of a city. */
export function placesNear(city: string): readonly Place[] {
  const region = places.find(({ City }) => City === city)?.region
  return places.filter((place) => place.region === region)
}
