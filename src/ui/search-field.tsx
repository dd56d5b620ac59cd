import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface SearchFieldProps {
  /** What is searched: 'Search claims'. */
  label: string
  value: string
  /** Hears of each letter. */
  onText: (text: string) => void
  onBlur?: () => void
  /** Of the place it stands in, which says how wide it may be. */
  className: string | undefined
}

/** Looks among what a page has: the same magnifier and label wherever there is a search. */
export function SearchField({ onText, className = '', ...field }: SearchFieldProps) {
  return (
    <TextInput
      {...field}
      type="search"
      className={className}
      leftSection={<IconSearch size={20} aria-hidden />}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
