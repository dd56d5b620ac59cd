/** Who filed a report: the user, or the email address in the report if the reader may not see the user. */
export const reporterName = ({
  reporter,
  FirstName,
  LastName,
}: {
  reporter: { email: string }
  FirstName: string | null
  LastName: string | null
}): string => (FirstName === null ? reporter.email : `${FirstName} ${LastName ?? ''}`)
