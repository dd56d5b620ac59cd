import { attentionRules, attentionStates } from '@captive/api-client/contract'

import { SelectField } from '../../ui/fields/select-field.tsx'
import type { AttentionFilters } from './attention-search.ts'
import { parseAttentionSearch } from './attention-search.ts'
import { texts } from './texts.ts'

const words = texts.page

interface AttentionFilterFieldsProps {
  filters: AttentionFilters
  /** Whether the user serves several companies. */
  mayAskForAll: boolean
  onChange: (filters: AttentionFilters & { page: undefined }) => void
}

export function AttentionFilterFields({ filters, mayAskForAll, onChange }: AttentionFilterFieldsProps) {
  const choose = (field: keyof AttentionFilters) => (value: string) =>
    onChange({ [field]: parseAttentionSearch({ [field]: value })[field], page: undefined })
  return (
    <>
      <SelectField
        label={words.kind}
        value={filters.kind ?? ''}
        options={[
          { value: '', label: words.allKinds },
          ...attentionRules.map((rule) => ({ value: rule, label: texts.rules[rule].kind })),
        ]}
        onChange={choose('kind')}
      />
      <SelectField
        label={words.state}
        value={filters.state ?? 'open'}
        options={attentionStates.map((state) => ({ value: state, label: texts.states[state] }))}
        onChange={choose('state')}
      />
      {mayAskForAll ? (
        <SelectField
          label={words.companies}
          value={filters.of ?? ''}
          options={[
            { value: '', label: words.thisCompany },
            { value: 'all', label: words.allCompanies },
          ]}
          onChange={choose('of')}
        />
      ) : null}
    </>
  )
}
