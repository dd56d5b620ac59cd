import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope, ofProgramsInScope, readByEverybody } from './row-security.ts'
import { ofClient, policies } from './clients.ts'
import { dollars } from './dollars.ts'
import { membershipTypes, programs } from './reference.ts'
import { users } from './users.ts'

const ofProgram = () =>
  integer('programs_rec_id')
    .notNull()
    .references(() => programs.RecId)
const ofMembershipType = () =>
  integer('membership_types_rec_id')
    .notNull()
    .references(() => membershipTypes.RecId)

export const membershipReferences = pgTable(
  'membership_references',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ProgramsRecId: ofProgram(),
    Type: text('type').notNull(),
    FirstName: text('first_name').notNull(),
    LastName: text('last_name').notNull(),
    BusinessEmail: text('business_email').notNull(),
    BusinessPhone: text('business_phone').notNull(),
  },
  (table) => [index('membership_references_program').on(table.ProgramsRecId), ofProgramsInScope(table.ProgramsRecId)],
)

/**
 * Officers and committee members of a program. The row contains the company's name, because other members of the
 * program read it.
 */
export const slates = pgTable(
  'slates',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ProgramsRecId: ofProgram(),
    MembershipTypesRecId: ofMembershipType(),
    ClientId: ofClient(),
    Company: text('company').notNull(),
    FirstName: text('first_name').notNull(),
    LastName: text('last_name').notNull(),
  },
  (table) => [index('slates_program').on(table.ProgramsRecId), ofProgramsInScope(table.ProgramsRecId)],
)

export const memberNumbers = pgTable(
  'member_numbers',
  { ClientId: ofClient(), ProgramsRecId: ofProgram(), Number: text('number').notNull().unique() },
  (table) => [primaryKey({ columns: [table.ClientId, table.ProgramsRecId] }), ofCompaniesInScope(table.ClientId)],
)

/** Posts that users have in addition to their role (AMB-105). */
export const userClientMemberships = pgTable(
  'user_client_memberships',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    MembershipTypesRecId: ofMembershipType(),
  },
  (table) => [
    uniqueIndex('user_client_memberships_one').on(table.UsersRecId, table.ClientId, table.MembershipTypesRecId),
    ofCompaniesInScope(table.ClientId),
  ],
)

/** Vehicles that a policy covers. Policy number and dates come from the policy. */
export const vehicles = pgTable(
  'vehicles',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    PolicyId: integer('policy_id')
      .notNull()
      .references(() => policies.PolicyId),
    Vehyear: integer('vehyear').notNull(),
    Make: text('make').notNull(),
    Model: text('model').notNull(),
    VIN: text('vin').notNull(),
    City: text('city').notNull(),
    RegistrationState: text('registration_state').notNull(),
    Type: text('type').notNull(),
    ClassCode: text('class_code').notNull(),
    CostNew: dollars('cost_new').notNull(),
    Use: text('vehicle_use').notNull(),
    Radius: text('radius').notNull(),
  },
  (table) => [index('vehicles_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)

/** The staff in the directory. */
export const directoryEntries = pgTable(
  'directory_entries',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    Department: text('department').notNull(),
    FirstName: text('first_name').notNull(),
    LastName: text('last_name').notNull(),
    BusinessEmail: text('business_email').notNull(),
    BusinessPhone: text('business_phone').notNull(),
    BusinessPhoneExt: text('business_phone_ext'),
    BusinessCell: text('business_cell'),
  },
  readByEverybody,
)
