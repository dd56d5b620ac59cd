import { specified } from '../../specified-texts.ts'

export const texts = {
  title: 'Online Claim',
  loading: 'Loading the claim form',
  notLoaded: 'The claim form could not be loaded',
  byPhone: 'Report by phone:',
  noDraft: {
    title: 'This draft no longer exists',
    details: 'It was sent or discarded, or nobody changed it for 30 days.',
    seeAll: 'See all drafts',
  },
  leftOut: {
    title: (name: string) => `Confidential answers from ${name} are not included`,
    details: 'Please answer those questions again.',
  },
  reported: specified['WIZ-035'].reported,
  failed: specified['WIZ-036'].failed,
  leave: specified['WIZ-038'].leave,
}
