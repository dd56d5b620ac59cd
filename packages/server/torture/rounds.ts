/** The most kills on one site: the server limits how many reports an account may send in an hour. */
const maxPerSite = 20

/** Divides a number of kills into those of each site. */
export const rounds = (kills: number): number[] =>
  Array.from({ length: Math.ceil(kills / maxPerSite) }, (_, round) => Math.min(maxPerSite, kills - round * maxPerSite))
