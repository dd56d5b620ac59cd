/** Hints under questions of the served form, by label code, and the labels of its quick answers. */
export const texts = {
  hints: {
    Phone: 'For example, 313-555-0142.',
    TimeOfLoss: 'For example, 2:30 PM or unknown.',
    LocationOfOccurrence: 'For example, I-94 west, mile marker 212.',
    ZipCode: 'For example, 48201.',
    StormName: 'For example, Helene.',
    ReportNumber: 'It is on the card the officer gave you.',
    PropertyDamageEstimate: 'A rough figure. For example, 4500.',
    UnitOrPlate: 'For example, 4127, or the license plate.',
    VehicleYear: 'For example, 2021.',
    VehicleVin: "The 17 letters and digits on the driver's door.",
    HazardNumber: 'The four digits on the orange or white sign. For example, 1203.',
    HoursOnDuty: 'For example, 6.5.',
    OtherVehicleUsDot: 'For example, USDOT 1234567.',
    OtherVehicleMakeAndModel: 'For example, Ford F-150, white.',
    Occupation: 'For example, driver or dock worker.',
    TimeWorkBegan: 'For example, 6:00 AM or unknown.',
    Activity: 'For example, strapping down a load.',
    WageRate: 'For example, 24.50.',
    EmployeeZipCode: 'For example, 48201.',
  },
  quickAnswers: {
    today: 'Today',
    yesterday: 'Yesterday',
    now: 'Now',
    companyAddress: "At the company's address",
    dateOfLoss: 'Date of loss',
  },
  /** A position with its accuracy in feet: "41.60012, -93.60911 (within 65 feet)". */
  position: (coordinates: string, precision: string) => `${coordinates} (within ${precision})`,
  /** The address at a position. */
  addressAt: (street: string, position: string) => `${street}, at ${position}`,
  feet: { one: 'foot', other: 'feet' },
  miles: { one: 'mile', other: 'miles' },
}
