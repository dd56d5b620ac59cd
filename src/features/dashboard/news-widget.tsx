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
import { texts } from './texts.ts'

/** Number of articles shown (core §9). */
const articleCount = 3

/** The newest articles of the operating company (001-004, DSH-008 to DSH-011). */
export function NewsWidget() {
  const permitted = useCan()('001-004')
  const news = useQuery({ ...newsQuery(api), enabled: permitted })
  if (!permitted || news.isLoadingError) return null
  return (
    <div className={classes.onScreen}>
      <SectionCard title={texts.news.title}>
        <QueryView
          query={news}
          pending={<LoadingState label={texts.news.loading} count={6} />}
          empty={<EmptyState title={texts.news.empty}>{texts.news.emptyHint}</EmptyState>}
        >
          {(articles) => (
            <ul className={classes.articles}>
              {articles.slice(0, articleCount).map(({ title, excerpt, publishedAt, link }) => (
                <li key={link}>
                  <h3>{title}</h3>
                  <p className={classes.published}>{formatDate(publishedAt)}</p>
                  <p>{excerpt}</p>
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    <span>{texts.news.readMore}</span>
                    <VisuallyHidden>{texts.news.ofArticle(title)}</VisuallyHidden>
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
