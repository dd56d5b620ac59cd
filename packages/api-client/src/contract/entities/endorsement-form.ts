import type { Outcome } from '@captive/form-engine'

import { addVehicle, changes } from './endorsement-change.ts'
import type { EndorsementRequest } from './endorsement.ts'
import { isSameLine } from './line-of-business.ts'
import { policyStatus } from './policy-status.ts'
import type { Policy } from './policy.ts'

/**
 * The policies whose vehicles can be changed: Commercial Auto policies that are not canceled, newest effective date
 * first (core §5).
 */
export function policiesToEndorse(policies: readonly Policy[]): Policy[] {
  return policies
    .filter((policy) => isSameLine(policy.LOB, 'Commercial Auto') && policyStatus(policy, '') !== 'Cancelled')
    .toSorted((one, other) => other.EffectiveDate.localeCompare(one.EffectiveDate))
}

/** The fields of a request, by control name. */
const fields = {
  change: 'change',
  company: 'COMPANY',
  policyNumber: 'POLICY NUMBER',
  effectiveDate: 'EFFECTIVE DATE',
  year: 'YEAR',
  make: 'MAKE',
  model: 'MODEL',
  vin: 'VIN',
  gvw: 'GVW',
  costNew: 'COST NEW',
  garageLocation: 'GARAGE LOCATION',
  registration: 'REGISTRATION(PLATE)',
  lossPayeeName: 'LOSS PAYEE NAME',
  lossPayeeAddress: 'LOSS PAYEE ADDRESS',
  liability: 'LIABILITY',
  collisionAndComprehensive: 'COLLISIONANDCOMPREHENSIVE',
  confirm: 'CONFIRM',
} as const satisfies Record<string, keyof EndorsementRequest>

const text = <Name extends keyof typeof fields>(name: Name) =>
  ({ kind: 'textbox', label: fields[name], required: true }) as const
const ofAdded = { when: { change: addVehicle } } as const

/**
 * The form of a vehicle change as a local form of the engine. The specification gives labels and order (areas §2
 * Endorsements screen, AMB-157, AMB-158). Portal and server both validate with it.
 * @param policies the choices for the policy number with their labels
 */
export const endorsementControls = (policies: readonly { value: string; label: string }[]) =>
  ({
    change: {
      kind: 'radio',
      label: 'What would you like to do?',
      required: true,
      options: changes,
    },
    company: { ...text('company'), autoComplete: 'organization' },
    policyNumber: { kind: 'dropdown', label: fields.policyNumber, required: true, options: policies },
    effectiveDate: {
      kind: 'calendar',
      label: fields.effectiveDate,
      required: true,
      anyDay: true,
      help: 'From your policy. Change it to the date the change should take effect.',
    },
    year: text('year'),
    make: text('make'),
    model: text('model'),
    vin: { ...text('vin'), labelCode: 'VehicleVin' },
    gvw: { ...text('gvw'), ...ofAdded, help: 'Gross vehicle weight, in pounds.' },
    costNew: { ...text('costNew'), ...ofAdded },
    garageLocation: { ...text('garageLocation'), ...ofAdded },
    registration: { ...text('registration'), ...ofAdded, required: false },
    lossPayeeName: { ...text('lossPayeeName'), ...ofAdded, required: false },
    lossPayeeAddress: { ...text('lossPayeeAddress'), ...ofAdded, required: false },
    coverage: {
      kind: 'section',
      label: 'Coverage (check all that apply)',
      needsOne: true,
      controls: {
        liability: { kind: 'checkbox', label: fields.liability },
        collisionAndComprehensive: { kind: 'checkbox', label: 'COLLISION & COMPREHENSIVE' },
      },
    },
    confirm: {
      kind: 'checkbox',
      label: 'YES, I CONFIRM',
      required: true,
      help: 'Submitting this form does not bind, change or cancel coverage.',
    },
  }) as const

type FieldAnswers = { readonly [name: string]: unknown }

/**
 * Converts complete answers of the form to a request. An unticked checkbox is sent as false.
 * @param version of the additional questions; undefined without such questions
 */
export function toEndorsementRequest({ projected, values }: Outcome, version?: number): EndorsementRequest {
  const given = Object.entries(fields).flatMap(([name, field]) => (name in projected ? [[field, projected[name]]] : []))
  const untouched = { LIABILITY: false, COLLISIONANDCOMPREHENSIVE: false, CONFIRM: false }
  const request = { ...untouched, ...Object.fromEntries(given) } as EndorsementRequest
  if (version === undefined) return request
  // Specified fields have names as ids, and additional questions have numbers.
  const Values = values.flatMap(({ ControlsRecId, ...value }) =>
    typeof ControlsRecId === 'number' ? { ControlsRecId, ...value } : [],
  )
  return { ...request, Further: { Version: version, Values } }
}

/** The answers of a request: the inverse of `toEndorsementRequest`. */
export function answersOfEndorsement(request: EndorsementRequest): FieldAnswers {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field in request ? [[name, request[field]]] : [])),
  )
}
