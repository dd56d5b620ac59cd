import type { Api } from '@captive/api-client'
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
const versionQuery = (client: Api, number: number) =>
  queryOptions({
    queryKey: ['definitions', null, 'version', number],
    queryFn: ({ signal }) => client.getDefinitionVersion({ query: { Number: number } }, { signal }),
    staleTime: Infinity,
  })

interface OpenLabProps extends Omit<LabPageProps, 'tables'> {
  /** The Lab, which is loaded when it shows. */
  Lab: ComponentType<LabPageProps>
  onClose: () => void
}

/** Loads a version and opens it in the Definition Lab. */
export function OpenLab({ Lab, number, onPublish, onClose }: OpenLabProps) {
  const version = useQuery(versionQuery(api, number))
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
              <Lab key={number} {...{ number, tables, onPublish }} />
            </Suspense>
          )
        }
      </QueryView>
    </>
  )
}
