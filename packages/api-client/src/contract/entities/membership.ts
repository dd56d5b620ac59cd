import { Type, type Static } from 'typebox'

import { calendarDate, dollars, nullable } from './field.ts'
import { object } from '../object.ts'

export const MembershipType = object({ RecId: Type.Integer(), Name: Type.String() }, { title: 'MembershipType' })
export type MembershipType = Static<typeof MembershipType>

/** A reference of a program: a person who recommends it to others. */
export const MembershipReference = object(
  {
    Type: Type.String(),
    FirstName: Type.String(),
    LastName: Type.String(),
    BusinessEmail: Type.String(),
    BusinessPhone: Type.String(),
  },
  { title: 'MembershipReference' },
)
export type MembershipReference = Static<typeof MembershipReference>

/** An officer or a committee member of a program. */
export const OfficerCommitteeSlate = object(
  {
    Type: Type.String(),
    ClientId: Type.Integer(),
    Company: Type.String(),
    FirstName: Type.String(),
    LastName: Type.String(),
  },
  { title: 'OfficerCommitteeSlate' },
)
export type OfficerCommitteeSlate = Static<typeof OfficerCommitteeSlate>

export const MemberNumber = object({ ProgramsRecId: Type.Integer(), Number: Type.String() }, { title: 'MemberNumber' })
export type MemberNumber = Static<typeof MemberNumber>

/** A position of a user besides the role: an office or a committee seat (AMB-105). */
export const UserClientMembership = object(
  { RecId: Type.Integer(), ClientId: Type.Integer(), UsersRecId: Type.Integer(), MembershipTypesRecId: Type.Integer() },
  { title: 'UserClientMembership' },
)
export type UserClientMembership = Static<typeof UserClientMembership>

/** One vehicle on a policy. Its properties are the columns of the schedule's file (core §9). */
export const VehicleScheduleRow = object(
  {
    PolicyNumber: Type.String(),
    EffectiveDate: calendarDate(),
    ExpirationDate: calendarDate(),
    Vehyear: Type.Integer(),
    Make: Type.String(),
    Model: Type.String(),
    VIN: Type.String(),
    City: Type.String(),
    RegistrationState: Type.String(),
    Type: Type.String(),
    ClassCode: Type.String(),
    CostNew: dollars(),
    Use: Type.String(),
    Radius: Type.String(),
  },
  { title: 'VehicleScheduleRow' },
)
export type VehicleScheduleRow = Static<typeof VehicleScheduleRow>

/** A staff member. */
export const DirectoryEntry = object(
  {
    Department: Type.String(),
    FirstName: Type.String(),
    LastName: Type.String(),
    BusinessEmail: Type.String(),
    BusinessPhone: Type.String(),
    BusinessPhoneExt: nullable(Type.String()),
    BusinessCell: nullable(Type.String()),
  },
  { title: 'DirectoryEntry' },
)
export type DirectoryEntry = Static<typeof DirectoryEntry>
