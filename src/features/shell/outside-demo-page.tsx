import { PageHeader } from '../../ui/page-header.tsx'
import { texts } from './texts.ts'

/** The setting that configures the URL of each external service. */
export const outsideServices = {
  'e-signature': 'E_SIGNATURE_URL',
  'premium-finance': 'PREMIUM_FINANCE_URL',
  'medical-network': 'MEDICAL_NETWORK_URL',
  'second-medical-network': 'SECOND_MEDICAL_NETWORK_URL',
  'driver-records': 'MVR_SERVICE_URL',
  'elive-app': 'ELIVE_APP_URL',
  'elive-platform': 'ELIVE_PLATFORM_URL',
  'telematics-exchange': 'TELEMATICS_EXCHANGE_URL',
} as const

export type OutsideService = keyof typeof outsideServices

/** Replaces an external link without a configured URL in the demo. */
export function OutsideDemoPage({ service }: { service: OutsideService }) {
  const { title, about } = texts.outside.services[service]
  return (
    <PageHeader title={title} eyebrow={texts.outside.eyebrow}>
      {texts.outside.lead(about, outsideServices[service])}
    </PageHeader>
  )
}
