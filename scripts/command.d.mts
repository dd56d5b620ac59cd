/** The folder of the repository. */
export const root: string
/** Runs a command to its end; `output` is what it wrote, where `quiet` kept it from the terminal. */
export function run(
  command: string,
  args: readonly string[],
  options?: { env?: Record<string, string | undefined>; quiet?: boolean },
): Promise<{ code: number; output: string }>
/** Ends the script with a sentence for the user who called it. */
export function giveUp(sentence: string): never
/** The environment in which installed commands come first. */
export function environment(more?: Record<string, string | undefined>): Record<string, string | undefined>
