import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactElement } from 'react'
import type { VisibleItem, VisibleSection } from '../form/form.ts'
import { itemPlace, visibleFields, type ItemPlace } from '../session/field-place.ts'
import { templatesOf, type Appearance } from './appearance.ts'
import { PlainRepeatedSectionTemplate } from './plain-templates.tsx'
import { ScopeContext, useScope } from './scope.ts'

interface RepeatedSectionProps {
  readonly id: string
  readonly title: string
  readonly sectionKey: string
  readonly section: VisibleSection
  readonly items: readonly VisibleItem[]
  readonly appearance: Appearance
  readonly renderItem: (item: VisibleItem) => ReactElement
}

/** A section that is filled in once per item. Focus goes to what was added, or near to what was removed. */
export function RepeatedSection({
  id,
  title,
  sectionKey,
  section,
  items,
  appearance,
  renderItem,
}: RepeatedSectionProps) {
  const { session } = useScope()
  const placeAt = (index: number) =>
    itemPlace({ form: session.form, answers: session.state().answers }, sectionKey, index)
  const idsNow = () => items.map(({ index }) => placeAt(index).id).join()
  const ids = useSyncExternalStore(session.subscribe, idsNow, idsNow)
  const addButtonId = `${id}-add`
  const focusNext = useRef<number | null>(null)

  useEffect(() => {
    const index = focusNext.current
    if (index === null) return
    focusNext.current = null
    const fields = [...visibleFields([section], { form: session.form, answers: session.state().answers })]
    const first = fields.find(({ item }) => item?.id === placeAt(index).id)
    document.getElementById(first && index >= 0 ? session.fieldId(first) : addButtonId)?.focus()
  })

  const Template = templatesOf(appearance.registry).RepeatedSectionTemplate ?? PlainRepeatedSectionTemplate
  return (
    <Template
      id={id}
      addButtonId={addButtonId}
      title={title}
      label={section.container?.label ?? ''}
      level={section.level}
      disabled={appearance.disabled || appearance.readonly}
      add={() => {
        focusNext.current = items.length
        session.addItem(sectionKey)
      }}
      items={
        ids === ''
          ? []
          : ids.split(',').map((itemId, index) => {
              const place = { section: sectionKey, id: Number(itemId) }
              const item = items[index]
              return {
                id: place.id,
                content: item ? <ItemScope place={place}>{renderItem(item)}</ItemScope> : null,
                remove: () => {
                  focusNext.current = Math.min(index, items.length - 2)
                  session.removeItem(place)
                },
              }
            })
      }
    />
  )
}

/** Lets the fields below read and write the answers of one item. */
function ItemScope({ place: { section, id }, children }: { place: ItemPlace; children: ReactElement }) {
  const around = useScope()
  const scope = useMemo(() => ({ ...around, item: { section, id } }), [around, section, id])
  return <ScopeContext value={scope}>{children}</ScopeContext>
}
