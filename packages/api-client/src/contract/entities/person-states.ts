import type { PersonState } from './person.ts'

/** The states of an account, for the choices of a page. */
export const personStates: readonly PersonState[] = ['invited', 'active', 'inactive']
