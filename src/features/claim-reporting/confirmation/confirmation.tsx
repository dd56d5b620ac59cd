import { Anchor, Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { claimTypeRules, type ClaimConfirmation } from '@captive/api-client/contract'

import { portalConfig } from '../../../config.ts'
import { formatDate, formatTime } from '../../../format/date.ts'
import { useOffers } from '../../../session/session-context.ts'
import { Callout } from '../../../ui/callout.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import classes from './confirmation.module.css'
import { ReportedAnswers } from './reported-answers.tsx'
import { SeverityAdvice } from '../loss-info/severity-advice.tsx'

interface ConfirmationProps extends ClaimConfirmation {
  /** Gives the claim as PDF. */
  loadReceipt: () => Promise<Blob>
}

/** After a claim was sent (RPT-009 to RPT-013). */
export function Confirmation(props: ConfirmationProps) {
  const { ConfirmationNum: confirmationNum, claimType, email, copyTo, reportedAt, loadReceipt } = props
  const severe = props.severeReasons
  const offers = useOffers()
  const clipboard = useClipboard({ timeout: 4_000 })
  const { mutate: download } = useMutation({
    mutationFn: loadReceipt,
    onSuccess: (pdf) => save(pdf, `${confirmationNum}.pdf`),
    onError: () => showFailure('The PDF could not be loaded. Try again in a minute; the claim is safe.'),
    gcTime: 0,
  })
  return (
    <div className={classes.root}>
      <PageHeader title="Your claim was submitted">
        {severe.length > 0
          ? 'Keep the number below, and call us.'
          : 'Keep the number below. You need not do anything now.'}
      </PageHeader>
      <section className={classes.slip} aria-label="Confirmation Number">
        <p className={classes.label}>Confirmation Number</p>
        <p className={classes.number} translate="no">
          {confirmationNum}
        </p>
        <p className={classes.label}>{`Received ${formatDate(reportedAt)}, ${formatTime(reportedAt)}`}</p>
        <div className={classes.actions}>
          <Button
            leftSection={clipboard.copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
            onClick={() => clipboard.copy(confirmationNum)}
          >
            {clipboard.copied ? 'Copied' : 'Copy number'}
          </Button>
          {offers('Receipts') ? (
            <Button variant="filled" leftSection={<IconDownload size={20} aria-hidden />} onClick={() => download()}>
              Download the claim as PDF
            </Button>
          ) : null}
        </div>
      </section>
      {severe.length > 0 ? (
        <div className={classes.advice}>
          <SeverityAdvice reasons={severe} reported />
        </div>
      ) : null}
      {claimType === claimTypeRules.Auto.label ? (
        <div className={classes.advice}>
          <Callout tone="warning" title="Keep the footage: most cameras overwrite it within days">
            Save what the cameras of the vehicle recorded, before and after, and send it as said below.
          </Callout>
        </div>
      ) : null}
      <SectionCard title="What happens next">
        <ol className={classes.timeline}>
          <li>
            <strong>Now</strong>
            <p>{`The claim was submitted${email ? ` and stored. A confirmation is on its way to ${email}` : ''}.`}</p>
            {copyTo === undefined ? null : (
              <p>{`We ask ${copyTo} first whether it wants a copy: the address is none of your company's.`}</p>
            )}
          </li>
          <li>
            <strong>Within 24 business hours</strong>
            <p>You receive an acknowledgement with your adjuster&apos;s contact and your claim number.</p>
          </li>
          <li>
            <strong>After that</strong>
            <p>Your adjuster is your contact for everything about this claim.</p>
          </li>
        </ol>
      </SectionCard>
      <SectionCard title="Something to add?">
        <p className={classes.first}>
          Write to claims operations at{' '}
          <Anchor href={`mailto:${portalConfig.claimsOperationsEmail}?subject=${confirmationNum}`}>
            {portalConfig.claimsOperationsEmail}
          </Anchor>{' '}
          <span>and name your confirmation number.</span>
        </p>
        <p>
          Larger files and dash camera footage go to{' '}
          <Anchor href={portalConfig.largerFilesUrl}>our file transfer</Anchor>
          <span>.</span>
        </p>
        <p>
          <Anchor component={Link} to="/report-claim" className={classes.again ?? ''}>
            Report another claim
          </Anchor>
        </p>
      </SectionCard>
      {offers('ReportedAnswers') ? <ReportedAnswers confirmationNum={confirmationNum} /> : null}
    </div>
  )
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // a slow device may still be reading it
}
