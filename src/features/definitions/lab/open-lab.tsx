import type { Api } from '@captive/api-client'
import type { FormKind } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType } from 'react'

import { api } from '../../../api/api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { texts } from '../texts.ts'
import type { LabPageProps } from './lab-page.tsx'

const words = texts.lab

/** The tables of a version, which never change. */
const versionQuery = (client: Api, Form: FormKind, number: number) =>
  queryOptions({
    queryKey: ['definitions', null, 'version', Form, number],
    queryFn: ({ signal }) => client.getDefinitionVersion({ query: { Form, Number: number } }, { signal }),
    staleTime: Infinity,
  })

interface OpenLabProps extends Omit<LabPageProps, 'tables'> {
  /** The Lab, which is loaded lazily. */
  Lab: ComponentType<LabPageProps>
  onClose: () => void
}

/** Loads a version and opens it in the Definition Lab. */
export function OpenLab({ Lab, form, number, onPublish, onClose }: OpenLabProps) {
  const version = useQuery(versionQuery(api, form, number))
  const loading = <LoadingState label={words.loading} />
  return (
    <>
      <Button onClick={onClose}>{words.close}</Button>
      <QueryView query={version} pending={loading} failed={words.failed}>
        {(tables) =>
          tables === null ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <Suspense fallback={loading}>
              <Lab key={number} {...{ form, number, tables, onPublish }} />
            </Suspense>
          )
        }
      </QueryView>
    </>
  )
}
