import { Checkbox, Group, PasswordInput, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { StepProgress } from '../../src/ui/step-progress.tsx'

export function FormsSection() {
  return (
    <SectionCard
      title="Forms"
      note="One column, label above, help between label and field, so that neither a keyboard on the screen nor a finger covers it. An error stands above its field, in words, and once more in a list of links at the top."
    >
      <Stack gap="lg" maw={560}>
        <StepProgress
          label="Claim report"
          steps={['Claim Type', 'Personal Info', 'Loss Info', 'Upload']}
          current={1}
          percent={33.4}
        />
        <ErrorSummary errors={[{ fieldId: 'foundations-phone', message: 'Please enter a valid phone number.' }]} />
        <TextInput label="Where did it happen?" description="Street and number, or the nearest exit or mile marker" />
        <TextInput
          id="foundations-phone"
          label="Phone"
          inputMode="tel"
          defaultValue="555"
          error="Please enter a valid phone number."
        />
        <PasswordInput label="Password" visibilityToggleButtonProps={{ 'aria-label': 'Show password' }} />
        <Radio.Group label="Was anyone hurt?" defaultValue="no">
          <Group gap="xl">
            <Radio value="yes" label="Yes" />
            <Radio value="no" label="No" />
          </Group>
        </Radio.Group>
        <Textarea label="What happened?" />
        <TextInput label="Company" defaultValue="Blue Ridge Haulage" disabled />
        <Checkbox label="I have checked these answers" defaultChecked />
      </Stack>
    </SectionCard>
  )
}
