import { useMainSections, type MainSectionWithProgress } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo, useState } from 'react'

import { OpenSectionsContext } from './open-sections.ts'
import { SectionList } from './section-list.tsx'
import { needsSomething, sectionAhead } from './sections-to-do.ts'
import classes from './sections.module.css'
import type { Elements } from '../../ui/elements.ts'

/** Forms with fewer sections are not split. */
const fewestSections = 3

/** The section in the URL, and a callback that changes it. */
export interface OpenSection {
  section: string | undefined
  onSection: (section: string) => void
}

interface FormInSectionsProps {
  store: FormStore
  openSection: OpenSection
  children: Elements
}

/**
 * Splits a long form into sections. On a phone one section is open at a time, plus the next one once it is complete. On
 * wider screens all sections are open beside a list of them.
 */
export function FormInSections({ store, openSection: { section: named, onSection }, children }: FormInSectionsProps) {
  const sections = useMainSections(store)
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [start] = useState(() => firstToDo(sections))
  const [open, setOpen] = useState(named ?? start)
  const [seen, setSeen] = useState(named)
  if (named !== seen) {
    setSeen(named)
    setOpen(named ?? start)
  }
  const show = useCallback(
    (section: string) => {
      setOpen(section)
      onSection(section)
    },
    [onSection],
  )
  const isWorth = sections.length >= fewestSections
  // If the open section no longer exists, the first incomplete section opens.
  const shown = sections.some(({ id }) => id === open) ? open : firstToDo(sections)
  const inTurn = narrow && isWorth
  const [detailed, setDetailed] = useState<string | null>(null)
  const context = useMemo(
    () => ({
      sections: isWorth ? sections : [],
      open: inTurn ? (shown ?? null) : null,
      ahead: inTurn && shown !== undefined ? sectionAhead(sections, shown, detailed !== null) : null,
      show,
      detailed,
      setDetailed,
    }),
    [sections, inTurn, isWorth, shown, show, detailed],
  )
  return (
    <OpenSectionsContext value={context}>
      <div className={classes.root}>
        {children}
        {isWorth && !narrow ? <SectionList sections={sections} store={store} onChoose={show} /> : null}
      </div>
    </OpenSectionsContext>
  )
}

const firstToDo = (sections: readonly MainSectionWithProgress[]) => (sections.find(needsSomething) ?? sections[0])?.id
