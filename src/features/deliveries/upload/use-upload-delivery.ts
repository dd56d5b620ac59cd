import type { DeliveryKind } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { checkContent, checkFile } from '../../../api/check-file.ts'

interface ChosenFile {
  file: File
  kind: DeliveryKind
  source: string
}

/** Uploads a file with its progress, and opens its delivery. Leaving the page cancels the upload. */
export function useUploadDelivery() {
  const navigate = useNavigate()
  const [percent, setPercent] = useState(0)
  const running = useRef<AbortController>(undefined)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ file, kind, source }: ChosenFile) => {
      const { signal } = (running.current = new AbortController())
      const refusal = checkFile(file) ?? (await checkContent(file))
      if (refusal !== null) throw new FileRefusedError(refusal)
      const body = new FormData()
      body.append('file', file, file.name)
      const query = { Kind: kind, ...(source.trim() !== '' && { Source: source.trim() }) }
      signal.throwIfAborted() // the file was removed, or the user left the page
      const options = { signal, onUploadProgress: (share: number) => setPercent(share * 100) }
      return await api.bringDelivery({ query, body }, options)
    },
    meta: { stale: ['deliveries'] },
    onSuccess: (delivery) => {
      if (delivery) void navigate({ to: '/settings/data/$deliveryId', params: { deliveryId: String(delivery.RecId) } })
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  return {
    upload: (chosen: ChosenFile) => {
      setPercent(0)
      mutate(chosen)
    },
    stop: () => {
      running.current?.abort()
      reset()
    },
    percent,
    isSending: isPending,
    failure: error ? reasonOf(error) : null,
  }
}

/** The portal refuses this file before the upload. */
class FileRefusedError extends Error {
  constructor(reason: string) {
    super(`${reason}.`)
    this.name = 'FileRefusedError'
  }
}
