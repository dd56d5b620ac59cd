import { readFileSync } from 'node:fs'

/** The path of every route in the route tree, as it is declared: `/Claims/$policyId`. */
export function routesOfTree(): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const addresses = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  return [...addresses.matchAll(/'(\/[^']*)':/g)].flatMap(([, path]) =>
    path === undefined || path === '/$' ? [] : path,
  )
}

/** The path of the route with its parameters filled in; undefined if the company has no value for a parameter. */
export function pathOf(route: string, values: Readonly<Record<string, string>>): string | undefined {
  const names = [...route.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
  if (names.some((name) => values[name] === undefined)) return undefined
  return route.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
