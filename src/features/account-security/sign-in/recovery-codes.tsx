import { useClipboard } from '@mantine/hooks'

import { LightButton } from '../../../ui/light-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { texts } from '../texts.ts'
import classes from './sign-in.module.css'

const words = texts.recovery

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Whether this is a separate page instead of a dialog. */
  isPage: boolean
  onDone: () => unknown
}

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, isPage, onDone }: RecoveryCodesProps) {
  const clipboard = useClipboard()
  return (
    <>
      {isPage ? <PageHeader title={words.title}>{words.about}</PageHeader> : <p>{words.about}</p>}
      <ul className={classes.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <LightButton onClick={() => void onDone()}>{words.done}</LightButton>
        <LightButton quiet onClick={() => clipboard.copy(codes.join('\n'))}>
          {clipboard.copied ? words.copied : words.copy}
        </LightButton>
      </div>
    </>
  )
}
