import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatDate, formatTime } from '../../format/date.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './message-boards-page.module.css'
import { webinarsQuery } from './queries.ts'

/** The next webinars, each a link to where one signs up. */
export function WebinarList() {
  const webinars = useQuery(webinarsQuery(api))
  return (
    <QueryView
      query={webinars}
      pending={<LoadingState label="Loading webinars" shape="rows" count={3} />}
      failed={{ title: 'The webinars did not load', kept: 'The newsletter and the video are there.' }}
      empty={<EmptyState title="No Webinars Found.">The next ones will stand here.</EmptyState>}
    >
      {(next) => (
        <ul className={classes.webinars} aria-label="Webinars">
          {next.map(({ title, startsAt, link }) => (
            <li key={link}>
              <time className={classes.when} dateTime={startsAt}>
                {`${formatDate(startsAt)}, ${formatTime(startsAt)}`}
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
