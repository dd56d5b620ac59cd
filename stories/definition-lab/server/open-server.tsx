import { SERVED_SETTINGS } from '@captive/form-engine/claim'
import { Button, Modal } from '@mantine/core'
import { IconServer } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { textOfBlocks } from '../../../src/definition-lab/blocks-text.ts'
import type { OpenProps } from '../../../src/definition-lab/lab-setup.ts'
import { Callout } from '../../../src/ui/callout.tsx'
import { PasswordField } from '../../../src/ui/fields/password-field.tsx'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import { texts } from '../texts.ts'
import { readServer } from './read-server.ts'

const words = texts.server
const noAccess = { address: '', email: '', password: '' }

/** A form that opens the claim report of a server. */
export function OpenServer({ onOpen }: OpenProps) {
  const [isAsked, setAsked] = useState(false)
  const [access, setAccess] = useState(noAccess)
  const password = useId()
  const reading = useMutation({
    mutationFn: readServer,
    gcTime: 0, // so that the password is not cached
    onSuccess: (tables, { address }) => {
      onOpen({ title: words.title(address), tables, found: [], blocks: textOfBlocks(SERVED_SETTINGS) })
      close()
    },
  })
  const close = () => {
    setAsked(false)
    setAccess(noAccess)
  }
  const change = (changed: Partial<typeof noAccess>) => setAccess((before) => ({ ...before, ...changed }))
  return (
    <>
      <Button leftSection={<IconServer size={20} aria-hidden />} onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      <Modal opened={isAsked} onClose={close} title={words.open}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            reading.mutate(access)
          }}
        >
          <TextField
            label={words.address}
            description={words.urlHelp}
            type="url"
            required
            value={access.address}
            onChange={(address) => change({ address })}
          />
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            required
            value={access.email}
            onChange={(email) => change({ email })}
          />
          <PasswordField
            id={password}
            label={words.password}
            showLabel={words.show}
            autoComplete="off"
            required
            value={access.password}
            onChange={(typed) => change({ password: typed })}
          />
          {reading.error ? (
            <Callout tone="error" title={words.failed} live="assertive">
              {words.reason(reading.error.message)}
            </Callout>
          ) : null}
          <Button mt="md" variant="filled" type="submit" loading={reading.isPending}>
            {words.signIn}
          </Button>
        </form>
      </Modal>
    </>
  )
}
