export const texts = {
  sign: 'Sign agreements electronically',
  program: 'Program',
  loading: 'Loading programs',
  failed: { title: 'The programs did not load', details: 'Nothing has been lost.' },
  nowActingFor: (company: string) => `You are now acting for ${company}.`,
  companyFailed: 'The company did not load. Please try again.',
  noProgramHint: 'Your company is not in a program yet. Program information will appear here.',
}
