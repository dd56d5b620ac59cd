import { specified } from './specified-texts.ts'

const sections = specified['PRM-020']

export const texts = {
  menu: 'Menu',
  close: 'Close',
  sections: 'Sections',
  expand: 'Expand sidebar',
  collapse: 'Collapse sidebar',
  settings: {
    menu: (company: string) => `Settings, ${company}`,
    noCompany: 'No company chosen',
    changeCompany: specified['SHL-004'].changeCompany,
    manageUsers: specified['SHL-005'].manageUsers,
    manageOwnUsers: specified['SHL-006'].manageOwnUsers,
    documentUpload: specified['SHL-007'].documentUpload,
    activityLog: specified['SHL-008'].activityLog,
    people: 'People',
    dataDeliveries: 'Data deliveries',
    definitions: 'Published forms',
    singleSignOn: 'Single sign-on',
    queues: 'Queues',
  },
  dashboard: { label: sections.dashboard, about: '' },
  insurance: {
    label: sections.insurance,
    about: 'Policies, governance, requests and finances for your program.',
    policyLibrary: { label: 'Policy Library', about: 'Policies for every year and line.' },
    governance: { label: 'Governance', about: 'Members, committees, meetings and founding documents.' },
    memberKiosk: { label: 'Member Kiosk', about: 'Agreements, vehicle changes and renewal documents.' },
    financial: { label: 'Financial & Profitability', about: 'Fund balances, statements and distributions.' },
    premiumCollateral: { label: 'Premium Payment & Collateral', about: 'Premium finance and collateral.' },
    programInformation: { label: 'Program Information', about: 'Documents about your program.' },
  },
  riskManagement: {
    label: sections.riskManagement,
    about: 'Safety, telematics, training and driver records that help prevent losses.',
    lossPrevention: { label: 'Loss Prevention & Safety', about: 'Your score, services and recommendations.' },
    telematics: { label: 'Telematics Exchange', about: 'How your fleet drives, with driver scorecards.' },
    eliveConnect: { label: 'eLive Connect', about: 'Online training for your employees.' },
    motorVehicleRecords: { label: 'Motor Vehicle Records', about: 'Driver records.' },
  },
  claimsManagement: {
    label: sections.claimsManagement,
    about: 'What happened, what it costs and who can help.',
    claims: { label: 'Claims', about: 'Every claim by policy, with notes and loss runs.' },
    claimResources: { label: 'Claim Resources', about: 'Forms, contacts and provider networks.' },
  },
  communication: {
    label: sections.communication,
    about: 'News, webinars and the people who serve you.',
    messageBoards: { label: 'Message Boards & Forum', about: 'Newsletter and webinars.' },
    staffDirectory: { label: 'Staff Directory', about: 'Who to call, by department.' },
  },
}
