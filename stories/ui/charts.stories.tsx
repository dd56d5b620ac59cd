import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { ThemeProvider } from '../../src/theme/theme-provider.tsx'
import type { Figures } from '../../src/ui/charts/figures.ts'
import { BarChart, DoughnutChart, LineChart } from '../../src/ui/charts/chart.tsx'
import { TableBar } from '../../src/ui/charts/table-bar.tsx'
import { sampleLines, sampleLosses, sampleScore } from '../foundations/sample-figures.ts'

const meta: Meta = { title: 'UI/Charts' }
export default meta

/** The boxes of overlapping labels in a chart. */
function overlaps(canvasElement: HTMLElement): string[] {
  const words = [...canvasElement.querySelectorAll('[role=img] svg text')].map((text) => ({
    text: text.textContent,
    box: text.getBoundingClientRect(),
  }))
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        ({ box }) =>
          box.left < one.box.right - 1 &&
          one.box.left < box.right - 1 &&
          box.top < one.box.bottom - 3 &&
          one.box.top < box.bottom - 3,
      )
      .map(({ text }) => `${one.text} and ${text}`),
  )
}

/** The labels that are clipped by the edge of a chart. */
function cut(canvasElement: HTMLElement): string[] {
  const edge = canvasElement.querySelector('[role=img]')?.getBoundingClientRect()
  return [...canvasElement.querySelectorAll('[role=img] svg text')]
    .filter((text) => {
      const box = text.getBoundingClientRect()
      return edge === undefined || box.right > edge.right + 1 || box.left < edge.left - 1
    })
    .map(({ textContent }) => textContent)
}

async function drawn(canvasElement: HTMLElement, shapes: string) {
  await waitFor(() => expect(canvasElement.querySelectorAll(shapes).length).toBeGreaterThan(0), { timeout: 20_000 })
  await expect(overlaps(canvasElement)).toEqual([])
  await expect(cut(canvasElement)).toEqual([])
}

const bars = '[role=img] svg rect[fill]:not([fill=transparent]), [role=img] svg path[fill]'

export const Stacked: StoryObj = {
  globals: { viewport: { value: 'desk' } },
  render: () => <BarChart stacked figures={sampleLosses} totalLabel="All years" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Bar chart: Losses by policy year/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'All years $2,059,250 $845,420' })).toBeVisible()
    await drawn(canvasElement, bars)
    await expect(canvasElement.querySelectorAll('svg pattern')).toHaveLength(1)
  },
}

export const Grouped: StoryObj = {
  globals: { viewport: { value: 'tablet' } },
  render: () => <BarChart figures={sampleLosses} table="on-request" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement, bars)
    await expect(canvas.getByRole('table')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show as table'))
    await expect(canvas.getByRole('row', { name: '2024 $61,200 $441,920' })).toBeVisible()
  },
}

export const GroupedOnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <BarChart figures={sampleLosses} />,
  play: ({ canvasElement }) => drawn(canvasElement, bars),
}

const premiumYears: Figures = {
  ...sampleLosses,
  labels: Array.from({ length: 10 }, (_, at) => `${2015 + at} - ${2016 + at}`),
}

export const LongLabelsOnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <BarChart stacked figures={premiumYears} />,
  play: ({ canvasElement }) => drawn(canvasElement, bars),
}

export const CourseOverMonths: StoryObj = {
  globals: { viewport: { value: 'desk' } },
  render: () => <LineChart figures={sampleLines} table="on-request" />,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, '[role=img] svg path[stroke]')
    await expect(canvas.getByRole('img', { name: /^Line chart/ })).toHaveTextContent('Workers Compensation')
  },
}

export const CourseOnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <LineChart figures={sampleLines} table="on-request" />,
  play: ({ canvasElement }) => drawn(canvasElement, '[role=img] svg path[stroke]'),
}

export const MonthsOnAPhone: StoryObj = {
  name: 'Table on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <LineChart
      figures={{
        ...sampleLines,
        labels: ['September 2026', 'October 2026'],
        series: [{ name: 'Speeding ratio', values: [0.04, 0.05] }],
        remark: { name: 'Ranking so far', texts: ['12th of 41', '9th of 41'] },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const words = document.createRange()
    words.selectNodeContents(canvas.getByRole('rowheader', { name: 'September 2026' }))
    await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1)
  },
}

export const Doughnut: StoryObj = {
  globals: { viewport: { value: 'desk' } },
  render: () => <DoughnutChart figures={sampleScore} middle="74%" totalLabel="Points to be had" />,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, '[role=img] svg path')
    await expect(canvas.getByText('74%')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Hiring 34' })).toBeVisible()
  },
}

export const DoughnutOnAPhone: StoryObj = { ...Doughnut, globals: { viewport: { value: 'phone' } } }
export const StackedDark: StoryObj = { ...Stacked, globals: { scheme: 'dark', viewport: { value: 'desk' } } }

/** Switches the color scheme while a chart is visible. */
export const LightsOff: StoryObj = {
  render: function LightsOff() {
    const [scheme, setScheme] = useState<'light' | 'dark'>('light')
    return (
      <ThemeProvider scheme={scheme}>
        <BarChart figures={sampleLosses} stacked />
        <Button onClick={() => setScheme('dark')}>Dark</Button>
      </ThemeProvider>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement, bars)
    const fills = () => [...canvasElement.querySelectorAll(bars)].map((bar) => bar.getAttribute('fill'))
    const light = fills()
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }))
    await waitFor(() => expect(fills()).not.toEqual(light))
  },
}

export const OnPaper: StoryObj = {
  ...Stacked,
  globals: { scheme: 'dark', viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, bars)
    dispatchEvent(new Event('beforeprint'))
    await expect(canvasElement.querySelector('[role=img] svg')).toHaveAttribute('width', '640')
    await expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light')
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvasElement.querySelector('[role=img] svg')).not.toHaveAttribute('width', '640'))
    await expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  },
}

export const InATable: StoryObj = {
  render: () => (
    <table>
      <caption>Unsafe miles by driver</caption>
      <tbody>
        {[
          { driver: 'Ana Ruiz', share: 1, text: '412' },
          { driver: 'Bo Larsen', share: 0.4, text: '165' },
          { driver: 'Chidi Okafor', share: 0, text: '0' },
        ].map(({ driver, share, text }) => (
          <tr key={driver}>
            <th scope="row">{driver}</th>
            <td style={{ width: '16rem' }}>
              <TableBar share={share}>{text}</TableBar>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
