import { buffer } from 'node:stream/consumers'

import { accentsOf } from '@captive/brand'
import { expect, test } from 'vitest'

import { pdfText } from '../../../../test/pdf-text.ts'
import { receiptPdf, type Receipt } from './receipt.ts'

const receipt: Receipt = {
  confirmationNumber: 'CN112026091234567',
  claimType: 'Auto',
  reporter: {
    company: 'Ridge Freight Lines',
    policyNumber: 'CA-2026-0312',
    email: 'dana.reyes@ridge-freight.example',
    phone: '(312) 555-0142',
    street: '400 Quarry Road',
    city: 'Joliet',
    state: 'IL',
    zip: '60431',
  },
  sections: [],
  severeReasons: [],
  reportedAt: new Date('2026-11-20T20:04:00Z'),
  files: [],
}

test.each([
  ['America/New_York', 'November 20, 2026 at 3:04 PM EST'],
  ['Pacific/Auckland', 'November 21, 2026 at 9:04 AM GMT+13'],
  [undefined, 'November 20, 2026 at 8:04 PM UTC'],
  ['Nowhere/At_All', 'November 20, 2026 at 8:04 PM UTC'],
])('a receipt in time zone %s shows %s', async (zone, words) => {
  const brand = { name: 'Captive Insurance Program', colors: accentsOf('#0b5552'), phone: '1.888.CLAIM.50' }
  const contacts = { email: 'claims.operations@captive.example', brand }
  const text = pdfText(await buffer(receiptPdf(receipt, contacts, zone)))
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Received ${words}`)
})
