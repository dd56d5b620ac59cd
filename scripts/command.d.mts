/** The folder of the repository. */
export const root: string
/** The environment in which installed commands come first. */
export function environment(more?: Record<string, string | undefined>): Record<string, string | undefined>
