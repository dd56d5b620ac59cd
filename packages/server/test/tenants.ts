/** A company of a test. Its rows are identified by a word in their texts and by the range of their numbers. */
export interface Tenant {
  /** Begins every text of its rows; what follows names table and column. */
  word: string
  /** Its ids and other numbers are this one and the thousands after it. */
  numbers: number
  company: number
  clientType: string
  program: number | null
  /** RecId of the group that its users are in. */
  group: number
  /** An administrator, whom its own rows belong to and who makes its calls. */
  user: number
  /** An employee, whom calls are about. */
  colleague: number
  /** The column of each mark, by the form that the mark has in an answer. */
  marks: Map<string, string>
}

/** `numbers` is a multiple of 10,000 that is not a prefix of another number in the test. */
export function newTenant(
  word: string,
  numbers: number,
  program: number | null,
  { clientType = 'Policyholder', group = 2 } = {},
): Tenant {
  const [company, user, colleague] = [numbers + 1, numbers + 2, numbers + 3]
  const marks = new Map([
    [String(company), 'clients.client_id'],
    [String(user), 'users.rec_id'],
    [String(colleague), 'users.rec_id'],
  ])
  return { word, numbers, company, clientType, program, group, user, colleague, marks }
}

export const emailOf = (tenant: Tenant) => `${markText(tenant, 'users.email')}@mail.example`
export const colleagueEmailOf = (tenant: Tenant) => `${markText(tenant, 'users.email')}.colleague@mail.example`

/** The marker text in a column of a tenant's row. */
export const markText = ({ word }: Tenant, place: string) => `${word}.${place}`

/** Finds what can only come from a row of the tenant; for PostgreSQL and for JavaScript. */
export const patternOf = ({ word, numbers }: Tenant) => `${word}[.a-z0-9_]*|${String(numbers).slice(0, -4)}[0-9]{4}`

/** The columns of a tenant that show in a text, each as table.column. */
export function marksIn(text: string, tenant: Tenant): string[] {
  const found = text.match(new RegExp(patternOf(tenant), 'gi')) ?? []
  const keys = [...tenant.marks].filter(([mark]) => !mark.startsWith(tenant.word) && text.includes(mark))
  const places = found.map((mark) => tenant.marks.get(mark) ?? placeIn(mark, tenant) ?? mark)
  return [...new Set([...places, ...keys.map(([, place]) => place)])].toSorted()
}

/** Matches a mark such as `word.table.column@company.example`, even if a line break cuts it off. */
function placeIn(mark: string, { word }: Tenant): string | undefined {
  const [, table, column] = mark.toLowerCase().split('.')
  return mark.toLowerCase().startsWith(word) && table ? `${table}.${column ?? ''}` : undefined
}
