import { Spotlight } from '@mantine/spotlight'

import { optionId, type Option } from './options.ts'
import classes from './search.module.css'
import { texts } from './texts.ts'

interface SearchResultsProps {
  id: string
  options: readonly Option[]
  /** The position of the selected option. */
  selected: number
}

/** The results by group. The search field has the focus and refers to the selected option. */
export function SearchResults({ id, options, selected }: SearchResultsProps) {
  const places = new Map(options.map((option, at) => [option, at]))
  return (
    <Spotlight.ActionsList id={id} role="listbox" aria-label={texts.results} className={classes.list ?? ''}>
      {[...Map.groupBy(options, ({ kind }) => kind)].map(([kind, those]) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className={classes.group}>
            {texts.groups[kind]}
          </p>
          {those.map((option) => {
            const at = places.get(option) ?? 0
            const { key, label, detail, isName, onChoose } = option
            return (
              <button
                key={key}
                type="button"
                id={optionId(id, at)}
                role="option"
                aria-selected={at === selected}
                tabIndex={-1}
                className={classes.option}
                translate={isName ? 'no' : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={onChoose}
              >
                <span className={classes.label}>{label}</span>
                {detail === '' ? null : <span className={classes.detail}>{detail}</span>}
              </button>
            )
          })}
        </div>
      ))}
    </Spotlight.ActionsList>
  )
}
