export const texts = {
  noSuchCompany: 'This company does not exist.',
  activity: { companyChanged: (name: string) => `Changed member company to ${name}` },
}
