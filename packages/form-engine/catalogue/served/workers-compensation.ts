import {
  duties,
  employmentStatuses,
  limitSources,
  maritalStatuses,
  paidStatuses,
  wagePeriods,
} from '../code-lists/employment.ts'
import { causes, roadCauses } from '../code-lists/cause.ts'
import { illnessNatures, injuryNatures } from '../code-lists/nature.ts'
import { pairedParts, partsOfBody } from '../code-lists/part-of-body.ts'
import { states } from '../code-lists/states.ts'
import { hospitalTreatments, injuryOrIllness, providerTreatments, sides, treatments } from '../code-lists/treatment.ts'
import {
  calendar,
  dropdown,
  number,
  page,
  radio,
  radioButton,
  radioOfButtons,
  section,
  text,
  textarea,
  yesNo,
} from '../notation/controls.ts'

const employee = section(400, 'Employee', 'Employee', [
  text(401, 'First name', 'EmployeeFirstName', { required: true }),
  text(402, 'Last name', 'EmployeeLastName', { required: true }),
  text(403, 'Mobile phone', 'EmployeePhone', { confidential: true }),
  text(404, 'Job', 'Occupation', { required: true }),
  dropdown(405, 'Employment status', 'EmploymentStatus', employmentStatuses),
  calendar(406, 'Date hired', 'DateHired'),
  text(409, 'Class code', 'ClassCode', { inactive: true }),
])

const injury = section(420, 'Injury or illness', 'Injury', [
  calendar(421, 'Date employer had knowledge of injury', 'DateEmployerHadKnowledgeOfInjury', { required: true }),
  text(422, 'Time work began, with AM or PM', 'TimeWorkBegan'),
  yesNo(423, 'Did it happen on your property?', 'OnPremises'),
  text(424, 'County where it happened', 'County', { when: { 423: ['no'] } }),
  radio(425, 'Is it an injury or an illness?', 'InjuryOrIllness', injuryOrIllness, { required: true }),
  dropdown(426, 'Injury', 'NatureOfInjury', injuryNatures, { confidential: true, when: { 425: ['injury'] } }),
  dropdown(427, 'Illness', 'NatureOfIllness', illnessNatures, { confidential: true, when: { 425: ['illness'] } }),
  dropdown(428, 'Part of the body', 'PartOfBody', partsOfBody, { confidential: true, required: true }),
  radio(429, 'Which side?', 'SideOfBody', sides, { confidential: true, when: { 428: pairedParts } }),
  dropdown(430, 'What caused it?', 'CauseOfInjury', causes),
  yesNo(431, 'Have you filed an auto claim for it too?', 'AutoClaimFiled', { when: { 430: roadCauses } }),
  text(432, 'What was the employee doing just before?', 'Activity'),
  yesNo(434, 'Was safety gear provided?', 'SafetyGearProvided'),
  yesNo(435, 'Was it used?', 'SafetyGearUsed', { when: { 434: ['yes'] } }),
  text(436, 'Why was it not used?', 'SafetyGearReason', { when: { 435: ['no'] } }),
])

const treatment = section(440, 'Treatment', 'Treatment', [
  dropdown(441, 'First treatment', 'InitialTreatment', treatments, { confidential: true }),
  text(442, 'Doctor or clinic', 'Provider', { confidential: true, when: { 441: providerTreatments } }),
  text(443, 'Hospital', 'TreatmentHospital', { confidential: true, when: { 441: hospitalTreatments } }),
  yesNo(444, 'Was the employee kept overnight?', 'Inpatient', { when: { 441: hospitalTreatments } }),
  yesNo(445, 'Have you called OSHA?', 'OshaCalled', { when: { 444: ['yes'] } }),
  calendar(446, 'When did you call?', 'OshaCallDate', { when: { 445: ['yes'] } }),
])

const timeAway = section(450, 'Time away from work', 'TimeAway', [
  yesNo(451, 'Has the employee missed work since that day?', 'LostTime', { required: true }),
  calendar(452, 'Last day worked', 'LastDayWorked', { when: { 451: ['yes'] } }),
  calendar(453, 'First day off work', 'DisabilityBegan', { when: { 451: ['yes'] } }),
  yesNo(454, 'Is the employee back at work?', 'Returned', { when: { 451: ['yes'] } }),
  calendar(455, 'Date returned to work', 'ReturnDate', { when: { 454: ['yes'] } }),
  radio(456, 'Full or light duty?', 'ReturnDuty', duties, { when: { 454: ['yes'] } }),
  radio(457, 'Who set the limits?', 'LimitSource', limitSources, { when: { 456: ['restricted'] } }),
  text(458, "What does the doctor's note say?", 'DoctorLimits', { confidential: true, when: { 457: ['doctor'] } }),
  yesNo(459, 'Can you offer light duty?', 'LightDutyOffered', { when: { 454: ['no'] } }),
])

const wages = section(
  460,
  'Wages',
  'Wages',
  [
    number(461, 'Pay in dollars', 'WageRate', { confidential: true }),
    dropdown(462, 'Paid per', 'WagePeriod', wagePeriods),
    text(463, 'How is it paid?', 'OtherWagePeriod', { when: { 462: ['other'] } }),
    number(464, 'Days worked per week', 'DaysPerWeek'),
  ],
  { when: { 405: paidStatuses } },
)

const death = section(
  470,
  'If the employee died',
  'Death',
  [
    yesNo(471, 'Did the employee die?', 'EmployeeDied', { required: true }),
    calendar(472, 'Date of death', 'DateOfDeath', { when: { 471: ['yes'] } }),
    text(473, 'Next of kin', 'NextOfKin', { confidential: true, when: { 471: ['yes'] } }),
  ],
  { when: { 133: ['yes'] } },
)

const privateDetails = section(480, "Employee's personal details", 'PrivateDetails', [
  text(481, 'Social Security number', 'SSN', { confidential: true, mask: '3-2-4' }),
  calendar(482, 'Date of birth', 'EmployeeBirthDate', { confidential: true }),
  radioOfButtons(
    483,
    'Sex',
    'Sex',
    [radioButton(484, 'Female', 'F'), radioButton(485, 'Male', 'M'), radioButton(486, 'Not known', 'U')],
    { confidential: true },
  ),
  dropdown(487, 'Marital status', 'MaritalStatus', maritalStatuses, { confidential: true }),
  number(488, 'Number of dependents', 'Dependents', { confidential: true }),
  text(489, 'Home street address', 'EmployeeStreet', { confidential: true }),
  text(490, 'Home city', 'EmployeeCity', { confidential: true }),
  dropdown(491, 'Home state', 'EmployeeState', states, { confidential: true }),
  text(492, 'Home ZIP code', 'EmployeeZipCode', { confidential: true }),
])

const concerns = section(495, 'Concerns about this claim', 'Doubts', [
  yesNo(496, 'Do you question this claim?', 'Questioned'),
  textarea(497, 'Why?', 'QuestionedReason', { confidential: true, required: true, when: { 496: ['yes'] } }),
])

/** Block 34, for workers compensation claims. */
export const workersCompensation = page(34, 'Injured employee', 'AdditionalInfo_WC', [
  employee,
  injury,
  treatment,
  timeAway,
  wages,
  death,
  privateDetails,
  concerns,
])
