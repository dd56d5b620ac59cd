/** The format of an answer in a data element. */
export type FroiFormat = 'text' | 'date' | 'time' | 'digits'

/**
 * Data elements of the first report of injury (IAIABC Claims Release 3, records 148 and R21) that the served workers
 * compensation form answers, by number, with the label codes as in a mapping. The form's lists for injury, treatment,
 * status, gender and marital status have the codes of the standard.
 */
export const froiElements: readonly { number: string; name: string; from: readonly string[]; format?: FroiFormat }[] = [
  { number: 'DN0015', name: 'Claim Administrator Claim Number', from: ['#ClaimNumber'] },
  { number: 'DN0018', name: 'Employer Name', from: ['#CompanyName'] },
  { number: 'DN0028', name: 'Policy Number', from: ['#PolicyNumber'] },
  { number: 'DN0031', name: 'Date of Injury', from: ['DateOfLoss'], format: 'date' },
  { number: 'DN0032', name: 'Time of Injury', from: ['TimeOfLoss'], format: 'time' },
  { number: 'DN0033', name: 'Accident Site Postal Code', from: ['ZipCode'] },
  { number: 'DN0035', name: 'Nature of Injury Code', from: ['NatureOfInjury', 'NatureOfIllness'] },
  { number: 'DN0036', name: 'Part of Body Injured Code', from: ['PartOfBody'] },
  { number: 'DN0037', name: 'Cause of Injury Code', from: ['CauseOfInjury'] },
  { number: 'DN0038', name: 'Accident/Injury Description Narrative', from: ['DescriptionOfOccurrence'] },
  { number: 'DN0039', name: 'Initial Treatment Code', from: ['InitialTreatment'] },
  {
    number: 'DN0040',
    name: 'Date Employer Had Knowledge of the Injury',
    from: ['DateEmployerHadKnowledgeOfInjury'],
    format: 'date',
  },
  { number: 'DN0042', name: 'Employee Social Security Number', from: ['SSN'], format: 'digits' },
  { number: 'DN0043', name: 'Employee Last Name', from: ['EmployeeLastName'] },
  { number: 'DN0044', name: 'Employee First Name', from: ['EmployeeFirstName'] },
  { number: 'DN0046', name: 'Employee Mailing Primary Address', from: ['EmployeeStreet'] },
  { number: 'DN0048', name: 'Employee Mailing City', from: ['EmployeeCity'] },
  { number: 'DN0049', name: 'Employee Mailing State Code', from: ['EmployeeState'] },
  { number: 'DN0050', name: 'Employee Mailing Postal Code', from: ['EmployeeZipCode'] },
  { number: 'DN0051', name: 'Employee Phone Number', from: ['EmployeePhone'], format: 'digits' },
  { number: 'DN0052', name: 'Employee Date of Birth', from: ['EmployeeBirthDate'], format: 'date' },
  { number: 'DN0053', name: 'Employee Gender Code', from: ['Sex'] },
  { number: 'DN0054', name: 'Employee Marital Status Code', from: ['MaritalStatus'] },
  { number: 'DN0055', name: 'Employee Number of Dependents', from: ['Dependents'] },
  { number: 'DN0056', name: 'Initial Date Disability Began', from: ['DisabilityBegan'], format: 'date' },
  { number: 'DN0057', name: 'Employee Date of Death', from: ['DateOfDeath'], format: 'date' },
  { number: 'DN0058', name: 'Employment Status Code', from: ['EmploymentStatus'] },
  { number: 'DN0060', name: 'Occupation Description', from: ['Occupation'] },
  { number: 'DN0061', name: 'Employee Date of Hire', from: ['DateHired'], format: 'date' },
  { number: 'DN0062', name: 'Wage', from: ['WageRate'] },
  { number: 'DN0063', name: 'Wage Period', from: ['WagePeriod'] },
  { number: 'DN0064', name: 'Number of Days Worked Per Week', from: ['DaysPerWeek'] },
  { number: 'DN0065', name: 'Initial Date Last Day Worked', from: ['LastDayWorked'], format: 'date' },
  { number: 'DN0068', name: 'Initial Return to Work Date', from: ['ReturnDate'], format: 'date' },
  { number: 'DN0118', name: 'Accident Site County/Parish', from: ['County'] },
  { number: 'DN0121', name: 'Accident Site City', from: ['City'] },
  { number: 'DN0122', name: 'Accident Site Street', from: ['LocationOfOccurrence'] },
  { number: 'DN0123', name: 'Accident Site State Code', from: ['State'] },
]
