import { specified } from './specified-texts.ts'

const { amount, movements, type, year } = specified['FIN-017']
const { noFundData } = specified['FIN-007']
const { pending } = specified['FIN-019']

export const texts = {
  about: 'Fund balances, assessments and distributions.',
  viewStatements: specified['FIN-012'].viewStatements,
  metrics: {
    fundBalance: 'Fund balance',
    assessed: 'Assessed in the past 5 years',
    distributed: 'Distributed in the past 5 years',
    pending,
    pendingCount: (count: number) => `${count} pending`,
  },
  summary: {
    title: specified['FIN-002'].summary,
    loading: 'Loading fund balances',
    failed: { title: 'The fund balances did not load', details: 'Nothing has changed. We just could not load them.' },
    empty: noFundData,
    emptyHint: (program: string) => `Balances in ${program} will appear here after your first quarter ends.`,
    otherProgram: ' You have balances in another program. Choose it above.',
    charts: (fund: string) => `${fund} and claims`,
    chart: (fund: string, years: string) => `${fund} and claims, ${years}`,
    claimsPaid: 'Claims paid',
    claimsReserved: 'Claims reserved',
    balance: 'Balance',
  },
  statements: {
    title: 'Financial Statements',
    loading: 'Loading financial statements',
    failed: {
      title: 'The financial statements did not load',
      details: 'No statement is missing. We just could not load the list.',
    },
    empty: specified['DOC-012'].noDocuments,
    emptyHint: (program: string) => `Statements for ${program} will appear here.`,
    year: 'Year',
    untyped: 'Financial Statements',
  },
  analysis: {
    title: specified['FIN-014'].analysis,
    note: 'Quarterly PDF with every premium year by fund.',
    loading: 'Loading the fund analysis',
    failed: {
      title: 'The fund analysis did not load',
      details: 'No quarter is missing. We just could not load the list.',
    },
    empty: noFundData,
    emptyHint: 'Each quarter will appear here after it ends.',
    showAll: (count: number) => `Show all ${count} quarters`,
    asOf: (date: string) => `as of ${date}`,
    file: (quarter: string) => `Member fund analysis ${quarter}.pdf`,
    ofQuarter: (quarter: string) => `member fund analysis ${quarter}`,
    missing: 'There is no fund analysis for this quarter.',
  },
  movements: {
    title: movements,
    note: 'This table reflects the past 5 years.',
    loading: 'Loading assessments and distributions',
    failed: {
      title: 'Assessments and distributions did not load',
      details: 'Nothing has changed. We just could not load them.',
    },
    empty: 'No Assessments or Distributions Found.',
    emptyHint: 'Assessments and distributions from your program will appear here.',
    columns: { year, type, amount },
    assessment: 'Assessment',
    distribution: 'Distribution',
    pending,
  },
}
