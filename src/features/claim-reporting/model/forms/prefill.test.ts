import { expect, test } from 'vitest'

import { demoSession } from '../../../../session/testing/demo-session.ts'
import { prefill } from './prefill.ts'

const session = demoSession()
const other = {
  clientId: 77,
  clientName: 'Blue Mesa Haulers',
  programRecId: 3,
  address: '9 Canal Street',
  city: 'Moab',
  state: 'UT',
  zip: '84532',
}

test('[WIZ-014] [EML-003] the own company fills in email, phone and address', () => {
  expect(prefill(session, session.company ?? other)).toEqual({
    company: session.loggedInClientName,
    email: session.userEmail,
    phone: session.userPhone,
    policyNumber: '',
    street: session.loginAddress,
    city: session.loginCity,
    state: session.loginState,
    zip: session.loginZip,
    confirmed: false,
  })
})

test('[WIZ-015] [EML-003] another company fills in its address only', () => {
  expect(prefill(session, other)).toMatchObject({
    company: 'Blue Mesa Haulers',
    email: '',
    phone: '',
    street: '9 Canal Street',
    city: 'Moab',
    state: 'UT',
    zip: '84532',
  })
})
