import { lineKey } from '../kinds/claim-words.ts'
import type { ExistingData, ExistingCompany, ExistingPolicy } from '../check/existing-data.ts'
import { companyKey, similarity, similarityThreshold } from '../values/company-name.ts'
import { identifierKey } from '../values/words.ts'

export type CompanyMatch =
  | { readonly kind: 'same'; readonly company: ExistingCompany }
  | { readonly kind: 'similar'; readonly company: ExistingCompany }
  | { readonly kind: 'unknown' }

/** Finds the portal's companies and policies by the spellings in a file. */
export class KnownNames {
  readonly #byName = new Map<string, ExistingCompany[]>()
  readonly #byCode = new Map<string, ExistingCompany>()
  readonly #policies = new Map<string, ExistingPolicy>()
  readonly #policiesOf = new Map<number, ExistingPolicy[]>()
  readonly #companies = new Map<number, ExistingCompany>()
  readonly #matches = new Map<string, CompanyMatch>()

  constructor({ companies, policies }: Pick<ExistingData, 'companies' | 'policies'>) {
    for (const company of companies) {
      this.#companies.set(company.id, company)
      this.#byCode.set(identifierKey(company.code), company)
      push(this.#byName, companyKey(company.name), company)
    }
    for (const policy of policies) {
      this.#policies.set(identifierKey(policy.number), policy)
      push(this.#policiesOf, policy.companyId, policy)
    }
  }

  company(id: number): ExistingCompany | undefined {
    return this.#companies.get(id)
  }

  policy(text: string): ExistingPolicy | undefined {
    return this.#policies.get(identifierKey(text))
  }

  /** The company with a code; leading zeros may be missing. */
  companyByCode(text: string): ExistingCompany | undefined {
    const key = identifierKey(text)
    return this.#byCode.get(key) ?? (/^\d+$/.test(key) ? this.#byCode.get(key.padStart(4, '0')) : undefined)
  }

  /** The only company with this name, ignoring case, punctuation and legal form. */
  companyNamed(text: string): ExistingCompany | undefined {
    const [same, ...more] = this.#byName.get(companyKey(text)) ?? []
    return more.length === 0 ? same : undefined
  }

  /** The company with this name, ignoring case, punctuation and legal form, or else the only similar one. */
  companyByName(text: string): CompanyMatch {
    let match = this.#matches.get(text)
    if (!match) this.#matches.set(text, (match = this.#matchName(text)))
    return match
  }

  #matchName(text: string): CompanyMatch {
    const same = this.companyNamed(text)
    if (same) return { kind: 'same', company: same }
    const key = companyKey(text)
    const similarNames = [...this.#byName]
      .flatMap(([name, companies]) => companies.map((company) => ({ company, score: similarity(key, name) })))
      .filter(({ score }) => score >= similarityThreshold)
      .toSorted((one, other) => other.score - one.score)
    const [first, second] = similarNames
    const isOnly = first && (!second || first.score - second.score > 0.1)
    return isOnly ? { kind: 'similar', company: first.company } : { kind: 'unknown' }
  }

  /** The policy of a company and line that covers a day; undefined unless there is exactly one. */
  policyCovering(companyId: number, line: string | undefined, day: string): ExistingPolicy | undefined {
    const [policy, ...more] = (this.#policiesOf.get(companyId) ?? []).filter(
      ({ line: own, effective, expiration }) =>
        effective <= day && day < expiration && (line === undefined || sameLine(own, line)),
    )
    return more.length === 0 ? policy : undefined
  }
}

/** Whether two texts name the same line. Unknown lines are compared by their letters and digits. */
const sameLine = (one: string, other: string): boolean =>
  (lineKey(one) ?? identifierKey(one)) === (lineKey(other) ?? identifierKey(other))

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
