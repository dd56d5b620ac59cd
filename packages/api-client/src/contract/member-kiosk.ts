import { Type } from 'typebox'

import { MemberNumber, VehicleScheduleRow } from './entities/membership.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** The most frequent requests of companies to the program. */
export const memberKiosk = {
  getClientMemberNumber: endpoint({
    area: 'member-kiosk',
    method: 'GET',
    path: '/GetClientMemberNumber',
    title: 'Member numbers',
    description: 'The number of a company in each of its programs.',
    access: ['002-003'],
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    response: payload(Type.Array(MemberNumber)),
  }),
  getVehicleSchedule: endpoint({
    area: 'member-kiosk',
    method: 'GET',
    path: '/GetVehicleSchedule',
    title: 'Vehicle schedule',
    description: 'The vehicles that the policies in force of a company cover.',
    access: ['002-003-006'],
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    response: payload(Type.Array(VehicleScheduleRow)),
  }),
} as const
