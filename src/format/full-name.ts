/** The first and last name of a person. */
export const fullName = ({ FirstName, LastName }: { FirstName: string; LastName: string }): string =>
  `${FirstName} ${LastName}`
