import { useMatches } from '@tanstack/react-router'

import { useBrand } from '../brand/brand.ts'

/** The title of a page, or a function of its path params. */
export type RouteTitle = string | ((params: Readonly<Record<string, string | undefined>>) => string | undefined)

interface Titled {
  readonly title?: RouteTitle
}

/** Resolves the title of a route. */
export function titleText({ title }: Titled, params: Readonly<Record<string, string | undefined>>): string | undefined {
  return typeof title === 'function' ? title(params) : title
}

/** The title of the current page from its route. */
export function useRouteTitle(): string {
  const { shortName } = useBrand()
  return useMatches({
    select: (matches) => {
      const match = matches.findLast(({ staticData }) => staticData.title !== undefined)
      return (match && titleText(match.staticData, match.params)) ?? shortName
    },
  })
}
