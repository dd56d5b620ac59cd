import { bestTimes, callerRoles, peopleHurt, reportOnly, yesNoUnknown } from '../code-lists/answers.ts'
import {
  authorities,
  damagedItems,
  kindsOfLoss,
  liabilityKinds,
  liabilityTypes,
  premisesRoles,
  productRoles,
  propertyKinds,
} from '../code-lists/loss.ts'
import { states } from '../code-lists/states.ts'
import { calendar, dropdown, number, page, radio, section, text, textarea, yesNo } from '../notation/controls.ts'

const caller = section(100, 'Who can we call?', 'Contact', [
  text(101, 'First name', 'ContactFirstName', { required: true }),
  text(102, 'Middle name', 'ContactMiddleName'),
  text(103, 'Last name', 'ContactLastName', { required: true }),
  text(104, 'Mobile phone', 'Phone', { required: true }),
  text(105, 'Fax', 'Fax', { inactive: true }),
  dropdown(106, 'Who are you?', 'CallerRole', callerRoles),
  radio(107, 'Best time to call', 'BestTimeToCall', bestTimes),
])

const whenAndWhere = section(110, 'When and where did it happen?', 'Occurrence', [
  calendar(111, 'Date of loss', 'DateOfLoss', { required: true }),
  text(112, 'Time, with AM or PM', 'TimeOfLoss'),
  text(113, 'Street, highway and mile marker, or place', 'LocationOfOccurrence', { required: true }),
  text(114, 'City or nearest city', 'City', { required: true }),
  dropdown(115, 'State', 'State', states, { required: true }),
  text(116, 'ZIP code', 'ZipCode'),
])

const whatHappened = section(120, 'What happened?', 'Description', [
  dropdown(121, 'Kind of loss', 'KindOfLoss', kindsOfLoss),
  text(122, 'What kind?', 'OtherKindOfLoss', { required: true, when: { 121: ['other'] } }),
  text(123, 'Name of the storm, if it has one', 'StormName', { when: { 121: ['wind', 'hail', 'flood'] } }),
  textarea(124, 'Tell us what happened', 'DescriptionOfOccurrence', { required: true }),
  radio(125, 'What should we do with this report?', 'ReportOnly', reportOnly),
])

const hurt = { 131: ['yes'] }

const people = section(130, 'Is anyone hurt?', 'Injuries', [
  radio(131, 'Was anyone hurt or killed?', 'AnyoneHurt', yesNoUnknown, { required: true }),
  radio(132, 'How many people were hurt?', 'PeopleHurt', peopleHurt, { required: true, when: hurt }),
  yesNo(133, 'Was anyone killed?', 'AnyoneKilled', { required: true, when: hurt }),
  radio(134, 'Was anyone taken to a hospital?', 'TakenToHospital', yesNoUnknown, { required: true, when: hurt }),
  text(135, 'Which hospital?', 'Hospital', { when: { 134: ['yes'] } }),
  textarea(136, 'Who was hurt, and how?', 'InjuredPeople', { confidential: true, when: hurt }),
])

const authority = section(140, 'Police or fire department', 'Authorities', [
  yesNo(141, 'Did police, fire or another authority come?', 'AuthorityContacted'),
  dropdown(142, 'Which one?', 'Authority', authorities, { when: { 141: ['yes'] } }),
  text(143, 'Name of the authority', 'OtherAuthority', { when: { 142: ['other'] } }),
  text(144, 'Report number, if you have it', 'ReportNumber', { when: { 141: ['yes'] } }),
])

const property = section(
  150,
  'What is damaged?',
  'PropertyDamage',
  [
    dropdown(151, 'What was damaged or taken?', 'DamagedItem', damagedItems),
    textarea(152, 'Describe the damage', 'PropertyDamageDescription'),
    number(153, 'Your estimate in dollars', 'PropertyDamageEstimate'),
    text(154, 'Where can we see it?', 'PropertyDamageLocation'),
    yesNo(155, 'Can the place still be used?', 'PlaceUsable'),
    yesNo(157, 'Was it in use at the time?', 'PlaceInUse', { when: { 151: ['building'] } }),
    number(158, 'How many days had it been empty?', 'DaysEmpty', { when: { 157: ['no'] } }),
  ],
  { when: { 121: propertyKinds } },
)

const liability = section(
  160,
  'Who may hold you responsible?',
  'Liability',
  [
    radio(161, 'Where does it come from?', 'LiabilityType', liabilityTypes),
    radio(162, 'Is the place yours?', 'PremisesRole', premisesRoles, { when: { 161: ['premises'] } }),
    text(163, 'Who owns it?', 'PremisesOwner', { when: { 162: ['tenant', 'neither'] } }),
    radio(164, 'What did you do with the product?', 'ProductRole', productRoles, { when: { 161: ['product'] } }),
    text(165, 'Which product, and where is it kept now?', 'Product', { when: { 161: ['product'] } }),
    text(166, 'Please explain', 'OtherLiability', { when: { 161: ['other'] } }),
    yesNo(167, 'Has anyone asked for money or sued?', 'ClaimMade'),
    calendar(168, 'When did you learn about it?', 'ClaimMadeDate', { when: { 167: ['yes'] } }),
    yesNo(169, 'Is a lawyer involved?', 'LawyerInvolved', { when: { 167: ['yes'] } }),
    text(170, "Lawyer's name", 'LawyerName', { confidential: true, when: { 169: ['yes'] } }),
  ],
  { when: { 121: liabilityKinds } },
)

const closing = section(180, 'Anything else?', 'Closing', [
  yesNo(181, 'Did anyone see it happen?', 'AnyWitness'),
  textarea(182, 'Who saw it, and how can we reach them?', 'Witnesses', { confidential: true, when: { 181: ['yes'] } }),
  yesNo(183, 'Are reporters asking about it?', 'MediaInterest'),
  text(184, 'Your own reference number', 'MemberReference'),
  text(185, 'Catastrophe number', 'CatastropheNumber', { inactive: true }),
])

/** Block 27, for every claim type. */
export const lossInfo = page(27, 'The incident', 'LossInfo', [
  caller,
  whenAndWhere,
  whatHappened,
  people,
  authority,
  property,
  liability,
  closing,
])
