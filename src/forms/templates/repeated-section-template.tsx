import type { RepeatedSectionTemplateProps } from '@captive/form-engine/react'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { SectionTemplate } from './section-template.tsx'
import classes from './templates.module.css'

/** A section filled in once per item, such as 'Other vehicle': 'Add Vehicle' and, on each, 'Remove' (AMB-112). */
export function RepeatedSectionTemplate(props: RepeatedSectionTemplateProps) {
  const { items, label, add, addButtonId, disabled, ...section } = props
  const noun = itemNoun(label)
  return (
    <SectionTemplate {...section}>
      {items.map(({ id, content, remove }, index) => (
        <fieldset key={id} className={classes.item}>
          <legend className={classes.legend}>{`${noun} ${index + 1}`}</legend>
          {content}
          <Button
            variant="subtle"
            color="warning"
            className={classes.remove ?? ''}
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            disabled={disabled}
            aria-label={`Remove ${noun} ${index + 1}`}
            onClick={remove}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <Button
        id={addButtonId}
        className={classes.add ?? ''}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        disabled={disabled}
        onClick={add}
      >
        {`Add ${noun}`}
      </Button>
    </SectionTemplate>
  )
}

/** What one item is called: the last word of the section's label, so 'Other vehicle' holds vehicles. */
function itemNoun(label: string): string {
  const last = label.trim().split(/\s+/).at(-1) ?? ''
  return last === '' ? 'Item' : last.charAt(0).toUpperCase() + last.slice(1)
}
