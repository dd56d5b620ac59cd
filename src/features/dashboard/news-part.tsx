import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatDate } from '../../format/date.ts'
import { useCan } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'
import { newsQuery } from './queries.ts'

/** As many articles are shown (core §9). */
const most = 3

/** The three newest articles of the operating company (001-004, DSH-008 to DSH-011). */
export function NewsPart() {
  const sees = useCan()('001-004')
  const news = useQuery({ ...newsQuery(api), enabled: sees })
  if (!sees || news.isLoadingError) return null
  return (
    <div className={classes.onScreen}>
      <SectionCard title="News">
        <QueryView
          query={news}
          pending={<LoadingState label="Loading news" count={6} />}
          empty={<EmptyState title="No News Articles Found.">What the program publishes next stands here.</EmptyState>}
        >
          {(articles) => (
            <ul className={classes.articles}>
              {articles.slice(0, most).map(({ title, excerpt, publishedAt, link }) => (
                <li key={link}>
                  <h3>{title}</h3>
                  <p className={classes.published}>{formatDate(publishedAt)}</p>
                  <p>{excerpt}</p>
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    Read More<VisuallyHidden>{` of “${title}”, in a new tab`}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </SectionCard>
    </div>
  )
}
