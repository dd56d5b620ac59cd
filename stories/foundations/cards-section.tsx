import { Button } from '@mantine/core'
import { IconClipboardText, IconPhone } from '@tabler/icons-react'
import { ChoiceCard, ChoiceCards } from '../../src/ui/choice-card.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { LoadingState } from '../../src/ui/loading-state.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import classes from './foundations.module.css'

export function CardsSection() {
  return (
    <>
      <SectionCard
        wide
        title="Cards"
        note="A card is a choice: all of it is one link, a heavy rule on top says that something begins there. What is only to be read gets no card."
      >
        <ChoiceCards>
          <ChoiceCard
            icon={IconClipboardText}
            title="Online Submit"
            renderLink={({ children, ...card }) => (
              <a href="#online" {...card}>
                {children}
              </a>
            )}
          >
            Four short steps. What you type is saved as you go.
          </ChoiceCard>
          <ChoiceCard
            urgent
            icon={IconPhone}
            title="Call 1.888.CLAIM.50"
            renderLink={({ children, ...card }) => (
              <a href="tel:+18882524650" {...card}>
                {children}
              </a>
            )}
          >
            For anything serious.
          </ChoiceCard>
        </ChoiceCards>
      </SectionCard>
      <SectionCard
        wide
        title="Empty, loading, failed"
        note="Each replaces the missing content at the same height, so that nothing jumps. Empty shows blank ledger lines and says what will appear there. Failed says that nothing was lost and offers to try again."
      >
        <div className={classes.thirds}>
          <EmptyState title="No claims yet" action={<Button>Report Claim</Button>}>
            Claims that you report appear here within a minute.
          </EmptyState>
          <LoadingState label="Loading claims" shape="rows" count={5} />
          <ErrorState onRetry={() => undefined} />
        </div>
      </SectionCard>
    </>
  )
}
