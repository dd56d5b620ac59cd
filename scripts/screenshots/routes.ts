import { readFileSync } from 'node:fs'

/** Every address that the route tree knows, as it is written there: `/Claims/$policyId`. */
export function routesOfTree(): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const addresses = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  return [...addresses.matchAll(/'(\/[^']*)':/g)].flatMap(([, path]) =>
    path === undefined || path === '/$' ? [] : path,
  )
}

/** The route as an address with its parameters filled in, or undefined where the company has nothing to fill in. */
export function addressOf(route: string, values: Readonly<Record<string, string>>): string | undefined {
  const names = [...route.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
  if (names.some((name) => values[name] === undefined)) return undefined
  return route.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
