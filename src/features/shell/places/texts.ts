/** Texts that are loaded with the search. */
export const texts = {
  needsAttention: 'Needs attention',
  signOut: 'sign out',
}
