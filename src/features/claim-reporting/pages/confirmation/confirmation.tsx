import { Anchor, Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { claimTypeRules, type ClaimConfirmation } from '@captive/api-client/contract'

import { portalConfig } from '../../../../config.ts'
import { formatDate, formatTime } from '../../../../format/date.ts'
import { useOffers } from '../../../../session/session-context.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { showFailure } from '../../../../ui/toasts.tsx'
import { ResultingClaim } from './resulting-claim.tsx'
import classes from './confirmation.module.css'
import { ReportedAnswers } from './reported-answers.tsx'
import { texts } from './texts.ts'
import { SeverityAdvice } from '../../steps/loss-info/severity-advice.tsx'

interface ConfirmationProps extends ClaimConfirmation {
  /** Loads the claim as PDF. */
  loadReceipt: () => Promise<Blob>
}

/** The confirmation of a reported claim (RPT-009 to RPT-013). */
export function Confirmation(props: ConfirmationProps) {
  const { ConfirmationNum: confirmationNum, claimType, reportedAt, loadReceipt } = props
  const severe = props.severeReasons
  const { claims = [] } = props
  const offers = useOffers()
  const clipboard = useClipboard({ timeout: 4_000 })
  const { mutate: download } = useMutation({
    mutationFn: loadReceipt,
    onSuccess: (pdf) => save(pdf, `${confirmationNum}.pdf`),
    onError: () => showFailure(texts.pdfFailed),
    gcTime: 0,
  })
  return (
    <div className={classes.root}>
      <PageHeader title={texts.submitted}>{severe.length > 0 ? texts.keepNumberAndCall : texts.keepNumber}</PageHeader>
      <section className={classes.slip} aria-label={texts.confirmationNumber}>
        <p className={classes.label}>{texts.confirmationNumber}</p>
        <p className={classes.number} translate="no">
          {confirmationNum}
        </p>
        <p className={classes.label}>{texts.received(formatDate(reportedAt), formatTime(reportedAt))}</p>
        <div className={classes.actions}>
          <Button
            leftSection={clipboard.copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
            onClick={() => clipboard.copy(confirmationNum)}
          >
            {clipboard.copied ? texts.copied : texts.copy}
          </Button>
          {offers('Receipts') ? (
            <Button variant="filled" leftSection={<IconDownload size={20} aria-hidden />} onClick={() => download()}>
              {texts.downloadPdf}
            </Button>
          ) : null}
        </div>
      </section>
      {claims.map((claim) => (
        <ResultingClaim key={claim.ClaimsRecId} claim={claim} />
      ))}
      {severe.length > 0 ? (
        <div className={classes.advice}>
          <SeverityAdvice reasons={severe} reported />
        </div>
      ) : null}
      {claimType === claimTypeRules.Auto.label ? (
        <div className={classes.advice}>
          <Callout tone="warning" title={texts.footage.title}>
            {texts.footage.details}
          </Callout>
        </div>
      ) : null}
      {claims.length > 0 ? null : <NextSteps {...props} />}
      <AddLater confirmationNum={confirmationNum} />
      {offers('ReportedAnswers') ? <ReportedAnswers confirmationNum={confirmationNum} /> : null}
    </div>
  )
}

function NextSteps({ email, copyTo }: Pick<ClaimConfirmation, 'email' | 'copyTo'>) {
  const { next } = texts
  return (
    <SectionCard title={next.title}>
      <ol className={classes.timeline}>
        <li>
          <strong>{next.now}</strong>
          <p>{email ? next.confirmationSent(email) : next.submitted}</p>
          {copyTo === undefined ? null : <p>{next.copyAsked(copyTo)}</p>}
        </li>
        <li>
          <strong>{next.within}</strong>
          <p>{next.acknowledgement}</p>
        </li>
        <li>
          <strong>{next.later}</strong>
          <p>{next.adjuster}</p>
        </li>
      </ol>
    </SectionCard>
  )
}

/** How to send more information after the report. */
function AddLater({ confirmationNum }: { confirmationNum: string }) {
  const { add } = texts
  return (
    <SectionCard title={add.title}>
      <p className={classes.first}>
        <span>{add.writeTo}</span>{' '}
        <Anchor href={`mailto:${portalConfig.claimsOperationsEmail}?subject=${confirmationNum}`}>
          {portalConfig.claimsOperationsEmail}
        </Anchor>{' '}
        <span>{add.withNumber}</span>
      </p>
      <p>
        <span>{add.largerFiles}</span> <Anchor href={portalConfig.largerFilesUrl}>{add.fileTransfer}</Anchor>
        <span>.</span>
      </p>
      <p>
        <Anchor component={Link} to="/report-claim" className={classes.again ?? ''}>
          {add.another}
        </Anchor>
      </p>
    </SectionCard>
  )
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // a slow device may still be downloading it
}
