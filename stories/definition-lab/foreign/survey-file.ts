const survey = [
  ['type', 'name', 'label::English (en)', 'label::Español (es)', 'relevant', 'choice_filter', 'hint::English (en)'],
  ['select_multiple sides', 'damage', 'What is damaged?', '¿Qué se dañó?'],
  ['text', 'lamp', 'Which lamp?', '¿Qué luz?', "selected(${damage}, 'front')", null, 'e.g. left headlight'],
  ['select_one states', 'state', 'State', 'Estado'],
  ['select_one counties', 'county', 'County', 'Condado', "${state} != ''", 'state = ${state}'],
  ['note', 'bye', 'Thank you', 'Gracias'],
]

const choices = [
  ['list_name', 'name', 'label::English (en)', 'label::Español (es)', 'state'],
  ['sides', 'front', 'Front', 'Delantera'],
  ['sides', 'back', 'Back', 'Trasera'],
  ['states', 'TX', 'Texas', 'Texas'],
  ['states', 'FL', 'Florida', 'Florida'],
  ['counties', 'travis', 'Travis', 'Travis', 'TX'],
  ['counties', 'harris', 'Harris', 'Harris', 'TX'],
  ['counties', 'polk', 'Polk', 'Polk', 'FL'],
  ['counties', 'dade', 'Miami-Dade', 'Miami-Dade', 'FL'],
]

/** An XLSForm with several choices, a cascading list and Spanish. */
export async function surveyFile(): Promise<File> {
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(survey), 'survey')
  utils.book_append_sheet(book, utils.aoa_to_sheet(choices), 'choices')
  return new File([write(book, { type: 'array', bookType: 'xlsx' })], 'survey.xlsx')
}
