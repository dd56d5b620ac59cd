import { externalPage } from './setting-types.ts'

/** The settings of pages and videos of other organizations that the portal links to. */
export const externalPages = {
  E_SIGNATURE_URL: externalPage({
    default: '/demo/e-signature?program={program}',
    example: 'https://sign.example/agreements/{program}',
    description: 'Where a company signs the agreements of a program. The number of the program replaces `{program}`.',
  }),
  PREMIUM_FINANCE_URL: externalPage({
    default: '/demo/premium-finance',
    description: 'The premium finance company.',
  }),
  MEDICAL_NETWORK_URL: externalPage({
    default: '/demo/medical-network',
    description: 'The first medical provider network of Claim Resources.',
  }),
  SECOND_MEDICAL_NETWORK_URL: externalPage({
    default: '/demo/second-medical-network',
    description: 'The second medical provider network of Claim Resources.',
  }),
  MVR_SERVICE_URL: externalPage({
    default: '/demo/driver-records',
    description: 'The service that monitors driver records.',
  }),
  MVR_VIDEO_URL: externalPage({
    default: '/films/motor-vehicle-records.webm',
    description:
      'A video about that service: a video file, with captions in a `.vtt` file beside it, or a page that may be framed.',
  }),
  TELEMATICS_EXCHANGE_URL: externalPage({
    default: '/demo/telematics-exchange',
    description: 'The exchange through which members share telematics data.',
  }),
  PROTOCOLS_VIDEO_URL: externalPage({
    default: '/films/loss-prevention-protocols.webm',
    description: 'A video about the Loss Prevention Protocols, in the same form as `MVR_VIDEO_URL`.',
  }),
  ELIVE_APP_URL: externalPage({
    default: '/demo/elive-app',
    description: 'The mobile app of the e-learning platform.',
  }),
  ELIVE_PLATFORM_URL: externalPage({
    default: '/demo/elive-platform',
    description: 'The website of the e-learning platform.',
  }),
  ELIVE_VIDEO_URL: externalPage({
    default: '/films/elive-connect.webm',
    description: 'A video on how to use the e-learning platform, in the same form as `MVR_VIDEO_URL`.',
  }),
}
