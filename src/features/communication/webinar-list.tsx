import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatDate, formatTime } from '../../format/date.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './message-boards-page.module.css'
import { webinarsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Upcoming webinars with links to sign up. */
export function WebinarList() {
  const webinars = useQuery(webinarsQuery(api))
  return (
    <QueryView
      query={webinars}
      pending={<LoadingState label={texts.webinars.loading} shape="rows" count={3} />}
      failed={texts.webinars.failed}
      empty={<EmptyState title={texts.webinars.empty}>{texts.webinars.emptyHint}</EmptyState>}
    >
      {(next) => (
        <ul className={classes.webinars} aria-label={texts.webinars.title}>
          {next.map(({ title, startsAt, link }) => (
            <li key={link}>
              <time className={classes.when} dateTime={startsAt}>
                {texts.webinars.dateAndTime(formatDate(startsAt), formatTime(startsAt))}
              </time>
              <Anchor href={link} target="_blank" rel="noreferrer">
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
