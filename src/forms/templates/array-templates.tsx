import { Button } from '@mantine/core'
import { buttonId, type ArrayFieldItemTemplateProps, type ArrayFieldTemplateProps } from '@rjsf/utils'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import classes from './templates.module.css'
import { useFormTexts } from '../form-texts.ts'

/** A repeated section, for example "Other vehicle": its items and the Add button (AMB-112). */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, title, canAdd, onAddClick, fieldPathId, disabled = false, readonly = false } = props
  const { items: texts } = useFormTexts()
  return (
    <>
      {items}
      {canAdd ? (
        <Button
          id={buttonId(fieldPathId, 'add')}
          className={classes.add ?? ''}
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          disabled={disabled || readonly}
          onClick={onAddClick}
        >
          {texts.add(itemNoun(title, texts.item))}
        </Button>
      ) : null}
    </>
  )
}

/** One item with a Remove button (AMB-112). */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, index, schema, buttonsProps, disabled = false, readonly = false } = props
  const { items: texts } = useFormTexts()
  const name = `${itemNoun(schema.title ?? '', texts.item)} ${index + 1}`
  return (
    <fieldset className={classes.item}>
      <legend className={classes.legend}>{name}</legend>
      <div>{children}</div>
      {buttonsProps.hasRemove ? (
        <Button
          variant="subtle"
          color="warning"
          className={classes.remove ?? ''}
          leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
          disabled={disabled || readonly}
          aria-label={texts.removeItem(name)}
          onClick={buttonsProps.onRemoveItem}
        >
          {texts.remove}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** The noun of an item: the last word of the section's label. */
function itemNoun(label: string, item: string): string {
  const last = label.trim().split(/\s+/).at(-1) ?? ''
  return last === '' ? item : last.charAt(0).toUpperCase() + last.slice(1)
}
