import { yesNoUnknown, yesOrNo } from '../code-lists/answers.ts'
import { states } from '../code-lists/states.ts'
import {
  damageSeverities,
  driverRelations,
  loadKinds,
  ownVehicleKinds,
  pointsOfImpact,
  ticketedParties,
  ticketReasons,
  vehicleOwners,
} from '../code-lists/vehicle.ts'
import {
  calendar,
  dropdown,
  number,
  page,
  radio,
  radioButton,
  section,
  text,
  textarea,
  yesNo,
} from '../notation/controls.ts'

const vehicle = section(200, 'Your vehicle', 'InsuredVehicle', [
  text(201, 'Unit number or license plate', 'UnitOrPlate', { required: true }),
  dropdown(202, 'What kind of vehicle is it?', 'VehicleKind', ownVehicleKinds, { required: true }),
  text(203, 'Trailer number', 'TrailerNumber', { when: { 202: ['tractor-trailer', 'trailer'] } }),
  number(204, 'Year', 'VehicleYear'),
  text(205, 'Make and model', 'VehicleMakeAndModel'),
  text(207, 'VIN', 'VehicleVin'),
  text(208, 'Body type', 'VehicleBodyType', { inactive: true }),
  radio(209, 'Who owns it?', 'VehicleOwner', vehicleOwners),
  text(210, "Owner's name", 'VehicleOwnerName', { when: { 209: ['leased', 'other'] } }),
])

const damage = section(220, 'Damage to your vehicle', 'InsuredVehicleDamage', [
  dropdown(221, 'Where was it hit?', 'PointOfImpact', pointsOfImpact),
  radio(222, 'How bad is the damage?', 'DamageSeverity', damageSeverities),
  yesNo(223, 'Can it be driven?', 'Drivable'),
  text(224, 'Where is it now?', 'VehicleLocation', { when: { 223: ['no'] } }),
  yesNo(225, 'Was it towed?', 'Towed', { when: { 223: ['no'] } }),
  text(226, 'Towing company', 'TowingCompany', { when: { 225: ['yes'] } }),
])

const driven = { 231: ['yes'] }

const driver = section(230, 'Driver', 'Driver', [
  yesNo(231, 'Was someone driving it?', 'WasDriven', { required: true }),
  yesNo(232, 'Are you the driver?', 'CallerIsDriver', { required: true, when: driven }),
  text(233, "Driver's first name", 'DriverFirstName', { required: true, when: { 232: ['no'] } }),
  text(234, "Driver's last name", 'DriverLastName', { required: true, when: { 232: ['no'] } }),
  text(235, "Driver's mobile phone", 'DriverPhone', { when: { 232: ['no'] } }),
  dropdown(236, 'How is the driver related to the company?', 'DriverRelation', driverRelations, { when: driven }),
  yesNo(237, 'Did the driver have permission?', 'DriverPermission', {
    when: { 236: ['temporary', 'family', 'other'] },
  }),
  calendar(238, "Driver's date of birth", 'DriverBirthDate', { confidential: true, when: driven }),
  text(239, "Driver's license number", 'DriverLicense', { confidential: true, mask: '1', when: driven }),
  dropdown(240, 'Issuing state', 'DriverLicenseState', states, { when: driven }),
])

const tickets = section(
  245,
  'Tickets',
  'Citations',
  [
    yesNo(246, 'Did anyone get a ticket?', 'AnyCitation'),
    radio(247, 'Who got it?', 'CitedParty', ticketedParties, { when: { 246: ['yes'] } }),
    dropdown(248, 'What was our driver ticketed for?', 'CitationReason', ticketReasons, {
      when: { 247: ['us', 'both'] },
    }),
    text(249, 'Please explain', 'OtherCitationReason', { when: { 248: ['other'] } }),
  ],
  { when: { 141: ['yes'], 231: ['yes'] } },
)

const load = section(
  250,
  'Your load and trip',
  'Load',
  [
    yesNo(251, 'Was it carrying a load?', 'Loaded'),
    text(252, 'What was the load?', 'Cargo', { when: { 251: ['yes'] } }),
    yesNo(253, 'Was it a hazardous load?', 'HazardousLoad', { when: { 251: ['yes'] } }),
    radio(254, 'Did any load or fuel spill on the road?', 'Spill', yesNoUnknown),
    text(255, 'UN number on the placard', 'HazardNumber', { when: { 253: ['yes'], 254: ['yes', 'unknown'] } }),
    number(256, 'Hours on duty before it happened', 'HoursOnDuty', { when: driven }),
    yesNo(258, 'Was the driver tested for alcohol and drugs?', 'PostAccidentTest', {
      when: { 134: ['yes'], 231: ['yes'] },
    }),
    radioButton(259, 'Is there dashcam video?', 'Dashcam', {}, yesOrNo),
    text(260, 'Video or event number', 'DashcamEvent', { when: { 259: ['yes'] } }),
  ],
  { when: { 202: loadKinds } },
)

const others = section(270, 'Others involved', 'Others', [
  yesNo(271, 'Was another vehicle involved?', 'OtherVehicleInvolved', { required: true }),
  yesNo(272, 'Was anything else damaged, such as a fence or a pole?', 'OtherPropertyDamaged'),
  textarea(273, 'What was damaged?', 'OtherPropertyDescription', { when: { 272: ['yes'] } }),
])

/** Block 9, for auto claims. A condition in block 27 shows the ticket questions, and 271 the other vehicles. */
export const auto = page(9, 'Vehicles and people', 'AdditionalInfo', [vehicle, damage, driver, tickets, load, others])
