import type { ReportMapping } from '@captive/api-client/contract'

/**
 * The default columns of the flat file, which staff can replace: the data that a claims system needs to set up a claim.
 */
const columns: Readonly<Record<string, readonly string[]>> = {
  'Confirmation Number': ['#ConfirmationNum'],
  'Claim Number': ['#ClaimNumber'],
  'Claim Type': ['#ClaimType'],
  'Reported At': ['#ReportedAt'],
  'Reported By': ['#ReportedBy'],
  'Member Code': ['#CompanyCode'],
  'Member Name': ['#CompanyName'],
  'Policy Number': ['#PolicyNumber'],
  'Reporter Email': ['#Email'],
  'Reporter Phone': ['#Phone'],
  'Member Reference': ['MemberReference'],
  'Contact Name': ['ContactFirstName', 'ContactMiddleName', 'ContactLastName'],
  'Contact Phone': ['Phone'],
  'Date of Loss': ['DateOfLoss'],
  'Time of Loss': ['TimeOfLoss'],
  'Loss Location': ['LocationOfOccurrence'],
  'Loss City': ['City'],
  'Loss State': ['State'],
  'Loss ZIP Code': ['ZipCode'],
  'Cause of Loss': ['KindOfLoss:label'],
  Description: ['DescriptionOfOccurrence'],
  'Report Only': ['ReportOnly:label'],
  'Anyone Hurt': ['AnyoneHurt'],
  'Police Report Number': ['ReportNumber'],
  'Unit or Plate': ['UnitOrPlate'],
  VIN: ['VehicleVin'],
  'Driver First Name': ['DriverFirstName'],
  'Driver Last Name': ['DriverLastName'],
  'Other Drivers': ['OtherDriverName'],
  'Other Plates': ['OtherVehiclePlate'],
  'Employee First Name': ['EmployeeFirstName'],
  'Employee Last Name': ['EmployeeLastName'],
  'Nature of Injury': ['NatureOfInjury', 'NatureOfIllness'],
  'Part of Body': ['PartOfBody'],
  'Cause of Injury': ['CauseOfInjury'],
  Files: ['#Files'],
}

export const defaultMapping: ReportMapping = {
  columns: Object.entries(columns).map(([column, from]) => ({ column, from: [...from] })),
}
