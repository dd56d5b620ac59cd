import { PageHeader } from '../../ui/page-header.tsx'

/** Services outside the portal: what each is, and what of the configuration leads to it. */
export const outsideServices = {
  'e-signature': {
    title: 'E-signature',
    about: 'where a company signs the agreements of its program',
    setting: 'E_SIGNATURE_URL',
  },
  'premium-finance': {
    title: 'Premium finance company',
    about: 'the premium finance company',
    setting: 'PREMIUM_FINANCE_URL',
  },
  'medical-network': {
    title: 'Medical provider network',
    about: 'the medical provider network of the program',
    setting: 'MEDICAL_NETWORK_URL',
  },
  'second-medical-network': {
    title: 'Second medical provider network',
    about: 'the second medical provider network of the program',
    setting: 'SECOND_MEDICAL_NETWORK_URL',
  },
  'driver-records': {
    title: 'Driver-record monitoring',
    about: 'the service that monitors driver records',
    setting: 'MVR_SERVICE_URL',
  },
  'elive-app': {
    title: 'eLive Connect app',
    about: 'the mobile app of the e-learning platform',
    setting: 'ELIVE_APP_URL',
  },
  'elive-platform': {
    title: 'eLive Connect online',
    about: 'the e-learning platform',
    setting: 'ELIVE_PLATFORM_URL',
  },
  'telematics-exchange': {
    title: 'Telematics exchange',
    about: 'the exchange through which members share telematics and safety event data',
    setting: 'TELEMATICS_EXCHANGE_URL',
  },
} as const

export type OutsideService = keyof typeof outsideServices

/** Says what would be there. */
export function OutsideDemoPage({ service }: { service: OutsideService }) {
  const { title, about, setting } = outsideServices[service]
  return (
    <PageHeader
      title={title}
      eyebrow="Demonstration"
    >{`In a portal at work this link leads out of it, to ${about}. Whoever runs the portal sets the address as ${setting}.`}</PageHeader>
  )
}
