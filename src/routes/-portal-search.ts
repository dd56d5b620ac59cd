/** The search of the header, in a script of its own. */
export { SearchDialog } from '../features/search/search-dialog.tsx'
export { placesOf } from '../features/shell/places/places.ts'
