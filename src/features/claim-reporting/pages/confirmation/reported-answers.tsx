import { Button } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { ReportedAnswers as Reported } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../../api/api.ts'
import { reasonOf } from '../../../../api/call-failure.ts'
import { useActiveCompany } from '../../../../session/session-context.ts'
import { FactList } from '../../../../ui/fact-list.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { QueryView } from '../../../../ui/query-view.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { showFailure } from '../../../../ui/toasts.tsx'
import type { ReportingApi } from '../../reporting-api.ts'
import classes from './reported-answers.module.css'
import { texts } from './texts.ts'

const words = texts.answers

interface ReportKey {
  ClientId: number
  ConfirmationNum: string
}

const answersQuery = (calls: ReportingApi, query: ReportKey) =>
  queryOptions({
    queryKey: ['claim-reporting', query.ClientId, 'answers', query.ConfirmationNum],
    queryFn: () => calls.getFNOLAnswers({ query }),
  })

/** The answers of a claim as they were sent. Users with permission can show the confidential ones. */
export function ReportedAnswers({ confirmationNum }: { confirmationNum: string }) {
  const { clientId } = useActiveCompany()
  const query = { ClientId: clientId, ConfirmationNum: confirmationNum }
  const reported = useQuery(answersQuery(api, query))
  const [isShown, setShown] = useState(false)
  const reveal = useMutation({
    mutationFn: () => api.revealFNOLAnswers({ query }),
    onSuccess: () => setShown(true),
    onError: (error) => showFailure(words.notShown(reasonOf(error))),
    meta: { stale: ['activity-log'] },
  })
  const toggle = () => {
    if (isShown) setShown(false)
    else reveal.mutate()
  }
  return (
    <SectionCard
      title={words.title}
      {...(reported.data?.mayReveal && {
        note: words.note,
        actions: (
          <Button loading={reveal.isPending} onClick={toggle}>
            {isShown ? words.hide : words.show}
          </Button>
        ),
      })}
    >
      <QueryView
        query={reported}
        pending={<LoadingState label={words.loading} shape="fields" count={4} />}
        failed={{ title: words.notLoaded, details: words.notLoadedDetails }}
      >
        {({ sections }) => <Sections sections={(isShown && reveal.data) || sections} />}
      </QueryView>
    </SectionCard>
  )
}

function Sections({ sections }: Pick<Reported, 'sections'>) {
  return sections.map(({ title, rows }, index) => (
    <div key={`${index} ${title}`} className={classes.section}>
      {title ? <h3>{title}</h3> : null}
      <FactList facts={rows.map(({ label, value }) => ({ term: label, value }))} />
    </div>
  ))
}
