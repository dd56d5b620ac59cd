import type { LabSource } from './lab-source.ts'
import { texts } from './texts.ts'

/** The options of a source list, by group. */
export function SourceOptions({ sources }: { sources: readonly LabSource[] }) {
  return [...Map.groupBy(sources, ({ group }) => group)].map(([group, members]) => (
    <optgroup key={group} label={texts.groups[group]}>
      {members.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </optgroup>
  ))
}
