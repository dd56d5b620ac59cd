/** One field of a form of any size, described in a way that every library can use. */
export interface SizedField {
  recId: number
  key: string
  label: string
  kind: 'radio' | 'dropdown' | 'textbox'
  required: boolean
  /** The field shows only while this field has the value "yes". */
  shownBy?: SizedField
}

const choices = ['yes', 'no']
const cities = ['Akron', 'Boise', 'Cary', 'Dover', 'Erie']

/** `count` fields, ten per section: a question, three fields that "yes" shows, a list and five texts. */
export function sizedFields(count: number): SizedField[] {
  const fields: SizedField[] = []
  for (let index = 0; index < count; index++) {
    const place = index % 10
    const question = fields[index - place]
    const recId = 1000 + index
    fields.push({
      recId,
      key: `c${recId}`,
      label: `Field ${recId}`,
      kind: place === 0 ? 'radio' : place === 4 ? 'dropdown' : 'textbox',
      required: place === 5,
      ...(question && place >= 1 && place <= 3 && { shownBy: question }),
    })
  }
  return fields
}

export function optionsOf({ kind }: SizedField): string[] {
  if (kind === 'radio') return choices
  return kind === 'dropdown' ? cities : []
}

/** The same form as the three flat tables, with ten fields per section. */
export function sizedTables(fields: SizedField[]) {
  const sectionOf = (index: number) => 1 + Math.floor(index / 10)
  const sections = [...new Set(fields.map((_, index) => sectionOf(index)))].map((recId) => ({
    RecId: recId,
    ParentControlsRecId: null,
    ControlTypeCode: 'section',
    ControlDataTypeCode: 'string',
    ControlLabel: `Section ${recId}`,
    IsActive: 1,
    ControlOrder: recId,
  }))
  const controls = fields.map(({ recId, kind, label, required }, index) => ({
    RecId: recId,
    ParentControlsRecId: sectionOf(index),
    ControlTypeCode: kind,
    ControlDataTypeCode: 'string',
    ControlLabel: label,
    IsRequired: Number(required),
    IsActive: 1,
    ControlOrder: index,
  }))
  return {
    controls: [...sections, ...controls],
    displayValues: fields.flatMap((field) =>
      optionsOf(field).map((value, index) => ({
        ControlsRecId: field.recId,
        DisplayValue: value,
        DisplayLabel: value,
        Order: index,
        IsActive: 1,
      })),
    ),
    dependencies: fields.flatMap(({ recId, shownBy }) =>
      shownBy
        ? [{ ControlsRecId: recId, ControlingControlsRecId: shownBy.recId, ControlingValue: 'yes', IsActive: 1 }]
        : [],
    ),
  }
}
