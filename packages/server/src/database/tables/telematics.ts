import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope, readByEverybody } from './row-security.ts'
import { ofClient } from './clients.ts'

/** The progress of a company with the telematics exchange. */
export const telematicsStatus = pgTable(
  'telematics_status',
  {
    ClientId: ofClient().primaryKey(),
    statusAtUI: text('status').notNull(),
    dcPowerUnit: integer('power_units').notNull(),
  },
  (table) => [ofCompaniesInScope(table.ClientId)],
)

export const telematicsProviders = pgTable(
  'telematics_providers',
  { ClientId: ofClient(), tsp: text('tsp').notNull() },
  (table) => [primaryKey({ columns: [table.ClientId, table.tsp] }), ofCompaniesInScope(table.ClientId)],
)

/** One row per company and month: vehicles that sent data, driving time and speeding time. */
export const telematicsMonths = pgTable(
  'telematics_months',
  {
    ClientId: ofClient(),
    /** Format yyyyMM. */
    YearMonth: text('year_month').notNull(),
    vehicleCount: integer('vehicle_count').notNull(),
    SpeedingUnder5_Sec: doublePrecision('speeding_under_5_sec').notNull(),
    Speeding5To10_Sec: doublePrecision('speeding_5_to_10_sec').notNull(),
    Speeding10To15_Sec: doublePrecision('speeding_10_to_15_sec').notNull(),
    SpeedingOver15_Sec: doublePrecision('speeding_over_15_sec').notNull(),
    TotalMovingTime_Hr: doublePrecision('total_moving_time_hr').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ClientId, table.YearMonth] }), ofCompaniesInScope(table.ClientId)],
)

export const technologyVendors = pgTable(
  'technology_vendors',
  { RecId: integer('rec_id').primaryKey(), Name: text('name').notNull(), Service: text('service').notNull() },
  readByEverybody,
)
