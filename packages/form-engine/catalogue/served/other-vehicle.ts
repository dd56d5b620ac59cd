import { yesNoUnknown } from '../code-lists/answers.ts'
import { states } from '../code-lists/states.ts'
import { otherVehicleKinds, pointsOfImpact } from '../code-lists/vehicle.ts'
import { dropdown, number, radio, section, text, textarea, yesNo } from '../notation/controls.ts'

const stayed = { 302: ['no'] }

/**
 * Block 19 repeats for each other vehicle. If control 271 says that another vehicle was involved, the first item opens.
 * Control 318 depends on 131 in block 27, outside the item.
 */
export const otherVehicle = section(
  19,
  'Other vehicle',
  'OtherVehicle',
  [
    dropdown(301, 'What kind of vehicle is it?', 'OtherVehicleKind', otherVehicleKinds, { required: true }),
    yesNo(302, 'Did it leave before you got the details?', 'OtherVehicleLeft', { required: true }),
    text(304, 'Make, model and color', 'OtherVehicleMakeAndModel'),
    text(305, 'US DOT number on the door', 'OtherVehicleUsDot', { when: { 301: ['truck'] } }),
    text(306, 'License plate', 'OtherVehiclePlate'),
    dropdown(307, 'Plate state', 'OtherVehiclePlateState', states),
    text(308, "Driver's name", 'OtherDriverName', { when: stayed }),
    text(309, "Driver's mobile phone", 'OtherDriverPhone', { when: stayed }),
    radio(310, 'Does the driver own it?', 'OtherDriverIsOwner', yesNoUnknown, { when: stayed }),
    text(311, "Owner's name", 'OtherOwnerName', { when: { 310: ['no'] } }),
    radio(312, 'Is it insured?', 'OtherVehicleInsured', yesNoUnknown, { when: stayed }),
    text(313, 'Insurance company', 'OtherInsurer', { when: { 312: ['yes'] } }),
    text(314, 'Policy number', 'OtherPolicyNumber', { when: { 312: ['yes'] } }),
    dropdown(315, 'Where was it hit?', 'OtherPointOfImpact', pointsOfImpact),
    textarea(316, 'Describe the damage', 'OtherVehicleDamage'),
    number(317, 'How many people were in it?', 'OtherVehiclePeople', { when: stayed }),
    yesNo(318, 'Was anyone in it hurt?', 'OtherVehicleHurt', { when: { 131: ['yes', 'unknown'] } }),
    textarea(319, 'Who, and how?', 'OtherVehicleInjuries', { confidential: true, when: { 318: ['yes'] } }),
  ],
  { when: { 271: ['yes'] } },
)
