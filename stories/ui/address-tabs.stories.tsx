import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import { expect } from 'storybook/test'
import { AddressSelect } from '../../src/ui/address-select.tsx'
import { AddressTabs } from '../../src/ui/address-tabs.tsx'
import { AtAddress } from './at-address.tsx'

const tabs = [
  { value: 'auto', label: 'Commercial Auto', count: 1237 },
  { value: 'workers', label: 'Workers Compensation', count: 41 },
  { value: 'property', label: 'Property', count: 0 },
] as const

const years = ['2024', '2023', '2022'].map((year) => ({ value: year, label: `Policy year ${year}` }))

function Lines({ address }: { address: string }) {
  return (
    <AtAddress address={address}>
      <AddressTabs name="line" label="Lines of insurance" tabs={tabs}>
        {(line) => <p>{`The terms of ${line}.`}</p>}
      </AddressTabs>
      <AddressSelect name="year" label="Year" options={years} />
      <Address />
    </AtAddress>
  )
}

function Address() {
  return <p data-testid="address">{useLocation({ select: ({ href }) => href })}</p>
}

const meta: Meta = { title: 'UI/Tabs and selects in the address' }
export default meta

export const ChosenOnes: StoryObj = {
  globals: { viewport: { value: 'desk' } },
  render: () => <Lines address="/?line=workers&page=3&year=2023" />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /Workers Compensation/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByLabelText('Year')).toHaveValue('2023')
    await userEvent.click(canvas.getByRole('tab', { name: /Property/ }))
    await expect(await canvas.findByText('The terms of property.')).toBeVisible()
    await expect(canvas.getByTestId('address')).toHaveTextContent('line=property')
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('page')
    // What is usual does not stand in the address.
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText('The terms of auto.')).toBeVisible()
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('line')
    await userEvent.selectOptions(canvas.getByLabelText('Year'), '2022')
    await expect(canvas.getByTestId('address')).toHaveTextContent('year=2022')
  },
}

export const AnAddressNobodyKnows: StoryObj = {
  globals: { viewport: { value: 'tablet' } },
  render: () => <Lines address="/?line=boats&year=1066" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The terms of auto.')).toBeVisible()
    await expect(canvas.getByLabelText('Year')).toHaveValue('2024')
  },
}

export const OnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Lines address="/" />,
}
