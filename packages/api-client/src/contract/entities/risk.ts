import { Type, type Static } from 'typebox'

import { calendarDate, dollars, flag, moment } from './field.ts'
import { object } from '../object.ts'

/** A loss prevention service that a company uses or may use. */
export const LossControl = object(
  { ContractAmount: dollars(), EventTypeCd: Type.String(), EventTypeTxt: Type.String() },
  { title: 'LossControl' },
)
export type LossControl = Static<typeof LossControl>

export const BestPractice = object(
  { RecId: Type.Integer(), Section: Type.String(), IsSelectedInd: flag() },
  { title: 'BestPractice' },
)
export type BestPractice = Static<typeof BestPractice>

export const BestPracticeScore = object(
  { Section: Type.String(), Weight: Type.Number({ description: 'Percent of the total score' }) },
  { title: 'BestPracticeScore' },
)
export type BestPracticeScore = Static<typeof BestPracticeScore>

export const WarrantyOrRecommendation = object(
  {
    WarrantyNm2: Type.String(),
    DateInitiated: calendarDate(),
    WarrantyStatusCd: Type.String(),
    GroupTypeTxt: Type.String({ description: 'Warranty or Recommendation' }),
  },
  { title: 'WarrantyOrRecommendation' },
)
export type WarrantyOrRecommendation = Static<typeof WarrantyOrRecommendation>

const yearMonth = () => Type.String({ pattern: '^\\d{6}$', description: 'yyyyMM' })

/** How long a company's vehicles were speeding in a month, by amount over the limit. */
export const SpeedingSummary = object(
  {
    ClientId: Type.Integer(),
    YearMonth: yearMonth(),
    SpeedingUnder5_Sec: Type.Number(),
    Speeding5To10_Sec: Type.Number(),
    Speeding10To15_Sec: Type.Number(),
    SpeedingOver15_Sec: Type.Number(),
    TotalMovingTime_Hr: Type.Number(),
  },
  { title: 'SpeedingSummary' },
)
export type SpeedingSummary = Static<typeof SpeedingSummary>

/** The rank of a company in its program for a month. */
export const SpeedingRank = object(
  {
    YearMonth: yearMonth(),
    Rank: Type.Integer({ description: '1 is the lowest speeding ratio. Equal ratios share a rank.' }),
    Members: Type.Integer({ description: 'Number of ranked companies' }),
  },
  { title: 'SpeedingRank' },
)
export type SpeedingRank = Static<typeof SpeedingRank>

/** The telematics data of a company. Each call returns one of its fields. */
export const TelematicsRecord = object(
  {
    tsp: Type.String({ description: 'Telematics service provider' }),
    statusAtUI: Type.String({ description: 'Status of the telematics exchange' }),
    vehicleCount: Type.Integer(),
    dcPowerUnit: Type.Integer({ description: 'Power units on the policy' }),
  },
  { title: 'TelematicsRecord' },
)
export type TelematicsRecord = Static<typeof TelematicsRecord>

export const TechnologyVendor = object(
  { RecId: Type.Integer(), Name: Type.String(), Service: Type.String() },
  { title: 'TechnologyVendor' },
)
export type TechnologyVendor = Static<typeof TechnologyVendor>

export const Announcement = object({ RecId: Type.Integer(), AnnouncementTxt: Type.String() }, { title: 'Announcement' })
export type Announcement = Static<typeof Announcement>

/** The last six months of e-learning of a company (areas §3, §9). */
export const ELearningSummary = object(
  {
    employees: Type.Array(
      object({
        name: Type.String(),
        hasLogin: Type.Boolean(),
        courses: Type.Array(object({ title: Type.String(), status: Type.String(), timestamp: moment() })),
      }),
    ),
    content: Type.Array(object({ title: Type.String(), type: Type.String(), timestamp: moment() })),
  },
  { title: 'ELearningSummary' },
)
export type ELearningSummary = Static<typeof ELearningSummary>

/** How often a title was opened in a month. */
export const ELearningViews = object(
  { ClientId: Type.Integer(), title: Type.String(), type: Type.String(), views: Type.Integer() },
  { title: 'ELearningViews' },
)
export type ELearningViews = Static<typeof ELearningViews>
