import { useMatches } from '@tanstack/react-router'

/** What a page is called, or what it is called for the parameters in its address. */
export type RouteTitle = string | ((params: Readonly<Record<string, string | undefined>>) => string | undefined)

interface Titled {
  readonly title?: RouteTitle
}

/** The words of a title that a route states. */
export function titleText({ title }: Titled, params: Readonly<Record<string, string | undefined>>): string | undefined {
  return typeof title === 'function' ? title(params) : title
}

/** The title of the page that shows, as its route states it. */
export function useRouteTitle(): string {
  return useMatches({
    select: (matches) => {
      const match = matches.findLast(({ staticData }) => staticData.title !== undefined)
      return (match && titleText(match.staticData, match.params)) ?? 'Member Portal'
    },
  })
}
