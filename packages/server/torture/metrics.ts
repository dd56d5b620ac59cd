/** The setting METRICS_TOKEN of a site. */
export const metricsToken = 'torture-of-a-loopback-server'

/** Reads metrics of a server by name; one that it does not have is NaN. */
export async function readMetrics<Name extends string>(
  address: string,
  ...names: Name[]
): Promise<Record<Name, number>> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await answer.text()
  const read = (name: Name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>
}
