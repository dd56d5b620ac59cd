import { Type, type Static } from 'typebox'

import { moment } from './field.ts'
import { object } from '../object.ts'

/** The weather at a company, in degrees Celsius (AMB-044). The three alerts are empty if there are no warnings. */
export const Weather = object(
  {
    city: Type.String(),
    state: Type.String(),
    temperature: Type.Number(),
    skyDescription: Type.String(),
    temperatureDesc: Type.String(),
    skyInfoAlert: Type.String(),
    temperatureAlert: Type.String(),
    percipitationAlert: Type.String(),
    tomorrowHigh: Type.Number(),
    tomorrowLow: Type.Number(),
  },
  { title: 'Weather' },
)
export type Weather = Static<typeof Weather>

const link = () => Type.String({ pattern: '^https?://', description: 'An http or https URL' })

/** A post of the operating company's website, as plain text without markup. */
export const NewsArticle = object(
  {
    title: Type.String(),
    excerpt: Type.String(),
    publishedAt: moment(),
    link: link(),
  },
  { title: 'NewsArticle' },
)
export type NewsArticle = Static<typeof NewsArticle>

export const Webinar = object({ title: Type.String(), startsAt: moment(), link: link() }, { title: 'Webinar' })
export type Webinar = Static<typeof Webinar>
