/** An overridden response of a server. */
interface Answer {
  status?: number
  type?: string
  text: string
}

interface OverrideRule {
  answer: (body: unknown) => Answer
  /** Whether users can still sign in, because the answer has all values in other types. */
  isHarmless?: true
}

type Change = (value: unknown, name: string) => unknown

/** Rewrites each member of the Payload at every depth. `absent` removes the member. */
const absent = Symbol('absent')

/** Rewrites the members of all objects in a Payload, and the items of its lists of plain values. */
const each =
  (change: Change): OverrideRule['answer'] =>
  (body) => {
    if (typeof body !== 'object' || body === null || !('Payload' in body)) return { text: JSON.stringify(body) }
    return { text: JSON.stringify({ ...body, Payload: within(body.Payload, change) }) }
  }

function within(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => (isPlain(item) ? change(item, '') : within(item, change)))
  if (isPlain(value)) return value
  const members = Object.entries(value as object).map(([name, member]) => [
    name,
    isPlain(member) ? change(member, name) : within(member, change),
  ])
  return Object.fromEntries(members.filter(([, member]) => member !== absent))
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Replaces the whole Payload. */
const payload =
  (change: (value: unknown) => unknown): OverrideRule['answer'] =>
  (body) => {
    if (typeof body !== 'object' || body === null || !('Payload' in body)) return { text: JSON.stringify(body) }
    return { text: JSON.stringify({ ...body, Payload: change(body.Payload) }) }
  }

/** Turns a text into the number that it contains, or into an arbitrary number. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const number = Number(value)
  return value.trim() === '' || Number.isNaN(number) ? value.length : number
}

const rules = {
  'numbers as text': {
    answer: each((value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)),
    isHarmless: true,
  },
  'text as numbers': { answer: each(toNumber) },
  'null members': { answer: each(() => null) },
  'missing members': { answer: each(() => absent) },
  'extra members': {
    answer: payload((value) => withMore(value)),
    isHarmless: true,
  },
  'one object as a list, a list of one as an object': {
    answer: payload((value) => (Array.isArray(value) ? (value.length === 1 ? value[0] : value) : [value])),
  },
  'a Payload that is null': { answer: () => ({ text: '{"Payload":null,"Error":null}' }) },
  'a page with status 200': { answer: () => ({ type: 'text/html', text: '<!doctype html><h1>Welcome</h1>' }) },
  'a page with status 500': { answer: () => ({ status: 500, type: 'text/html', text: '<h1>Server Error</h1>' }) },
} as const satisfies Record<string, OverrideRule>

export type ResponseOverride = keyof typeof rules

/** The ways in which answers of another server may differ from the contract. */
export const responseOverrides: Readonly<Record<ResponseOverride, OverrideRule>> = rules

function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (isPlain(value)) return value
  const members = Object.entries(value as object).map(([name, member]) => [name, withMore(member)])
  return { ...Object.fromEntries(members), CreatedByRecId: 7, Extra: { Nested: [null, 'more'] } }
}
