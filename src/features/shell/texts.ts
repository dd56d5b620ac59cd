import { specified } from './specified-texts.ts'

/** The texts of the frame, which loads before sign-in. Those of the navigation are in `navigation/texts.ts`. */
export const texts = {
  home: (portal: string) => `${portal}, home`,
  startPage: (portal: string) => `${portal}, start page`,
  menu: 'Menu',
  notProduction: 'Test system',
  switchTo: { light: 'Switch to light colors', dark: 'Switch to dark colors' },
  skip: 'Skip to main content',
  loadingPage: 'Loading the page',
  openingPortal: 'Opening the portal…',
  offline: 'You are offline. What you have typed stays on this page. Send it when you are back online.',
  storage: {
    blocked:
      'Your browser blocks this site’s data. If you reload or close this page, you will have to sign in again and will lose any form you have not sent. To change that, allow cookies and site data for this site.',
    full: 'Your browser has no space left for this site’s data. If you reload or close this page, you may have to sign in again and will lose any form you have not sent. To change that, clear the data of other sites in your browser.',
  },
  findPerson: 'Find a person',
  search: 'Search the portal',
  searchKeys: ['⌘K', 'Ctrl K'],
  error: {
    unreachable: 'We can’t reach the portal',
    unreachableHint: 'Your connection or our server may be down. Please try again in a minute.',
    broken: 'We couldn’t open this page',
    brokenHint:
      'Something went wrong on our side. Try again. If that does not help, call us. Your claim report is saved.',
    retry: 'Try again',
    reportLoss: 'Report a loss:',
  },
  footer: {
    call: 'Serious loss? Call',
    reportClaim: specified['SHL-020'].reportClaim,
    contactUs: specified['SHL-021'].contactUs,
    privacyPolicy: 'Privacy Policy',
    security: 'Security',
    logOut: specified['SHL-022'].logOut,
  },
  idle: {
    title: 'Are you still there?',
    stay: 'Stay signed in',
    before: 'You will be signed out in',
    after: 'due to inactivity.',
  },
  printed: (date: string) => `Printed ${date}`,
  outside: {
    eyebrow: 'Demonstration',
    lead: (about: string, setting: string) =>
      `In production, this link opens ${about}. To set its URL, configure ${setting}.`,
    services: {
      'e-signature': { title: 'E-signature', about: 'the site where a company signs the agreements of its program' },
      'premium-finance': { title: 'Premium finance company', about: 'the premium finance company' },
      'medical-network': {
        title: 'Medical provider network',
        about: 'the medical provider network of the program',
      },
      'second-medical-network': {
        title: 'Second medical provider network',
        about: 'the second medical provider network of the program',
      },
      'driver-records': { title: 'Driver-record monitoring', about: 'the service that monitors driver records' },
      'elive-app': { title: 'eLive Connect app', about: 'the mobile app of the e-learning platform' },
      'elive-platform': { title: 'eLive Connect online', about: 'the e-learning platform' },
      'telematics-exchange': {
        title: 'Telematics exchange',
        about: 'the exchange through which members share telematics and safety event data',
      },
    },
  },
}
