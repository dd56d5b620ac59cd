import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { draftPath, withDraft } from './mock-handlers.ts'
import { textsNotIn, textsOf } from './texts-on-screen.ts'
import { checkAnswers, stepHeading } from './wizard-actions.ts'

const meta = {
  title: 'Claim reporting/Loss Info in Spanish',
  component: PortalStory,
  args: { path: draftPath },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const ReviewInEnglish: Story = {
  name: 'Step 3 in Spanish, and the review in English',
  beforeEach: mockApi(withDraft('auto-two-vehicles', 3)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }))
    const hurt = await canvas.findByRole('radiogroup', { name: /¿Hubo heridos o fallecidos\?/ })
    await expect(hurt.closest('[lang]')).toHaveAttribute('lang', 'es')
    await expect(within(hurt).getByRole('radio', { name: 'Sí' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Agregar Vehículo' })).toBeVisible()
    await expect(canvas.getAllByText('* obligatorio')[0]).toBeVisible()
    await expect(canvas.getByText('Por ejemplo, 2:30 PM o desconocida.')).toBeInTheDocument()
    await expect(canvas.queryByText(/For example/)).toBeNull()
    await expect(canvas.getAllByText('Llame ya al 1.888.CLAIM.50')[0]).toBeVisible()
    const name = canvas.getByRole('textbox', { name: /^Apellido/ })
    await userEvent.clear(name)
    await userEvent.tab()
    await expect(await canvas.findByText('Complete este campo.')).toBeVisible()
    await userEvent.type(name, 'Ortega')
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await checkAnswers(canvas)
    await expect(canvas.getByText('Was anyone hurt or killed?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'English' }))
    await expect(await canvas.findByRole('radiogroup', { name: /Was anyone hurt or killed\?/ })).toBeInTheDocument()
  },
}

/** A report with a known vehicle, on a device whose position has no address. */
const withKnownVehicle = withDraft('auto-two-vehicles', 3, {
  '/FNOLKnown': () => {
    const text = '2021 Kenworth T680'
    return { Payload: [{ text, source: 'schedule', answers: { VehicleMakeAndModel: 'Kenworth T680' } }] }
  },
})

/** Words that are the same in both languages, and texts that members type. */
const alike = [
  '2021 Kenworth T680',
  'Hood and radiator pushed in',
  'Illinois',
  'No',
  'Sheriff',
  'Traffic stopped ahead. I stopped in time, the pickup behind me did not, and a car ran into the pickup.',
  'VIN',
]

const deviceWithoutPosition = () => {
  const { geolocation } = navigator
  const unknown = { getCurrentPosition: (_: PositionCallback, failed: () => void) => failed() }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: unknown })
  return () => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
}

export const CompletelyInSpanish: Story = {
  name: 'Step 3 completely in Spanish',
  beforeEach: [mockApi(withKnownVehicle), deviceWithoutPosition],
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    const form = canvasElement.querySelector('form')!
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Hoy: Fecha del accidente/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Deshacer: Fecha del accidente/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Ahora: / }))
    await userEvent.click(canvas.getByRole('button', { name: /^En la dirección de la empresa: / }))
    await userEvent.click(canvas.getByRole('button', { name: /^Usar mi ubicación: / }))
    await expect(await canvas.findByText(/^No pudimos obtener su ubicación/)).toBeVisible()
    for (const more of canvas.queryAllByRole('button', { name: /^Más detalles/, expanded: false }))
      await userEvent.click(more)
    const vin = canvas.getByRole('textbox', { name: /^VIN/ })
    await userEvent.clear(vin)
    await userEvent.type(vin, '1XKYD49X0MJ412701')
    await userEvent.tab()
    await waitFor(() => expect(vin).toHaveAccessibleDescription(/Este no parece correcto/))
    const unit = canvas.getByRole('textbox', { name: /^Número de unidad/ })
    await userEvent.clear(unit)
    await userEvent.type(unit, 'kenw')
    await userEvent.click(await canvas.findByRole('button', { name: /de su lista de vehículos/ }))
    await expect(await canvas.findByText(/^Datos tomados de su lista de vehículos\. Ahora escriba/)).toBeVisible()
    const name = canvas.getByRole('textbox', { name: /^Apellido/ })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await expect(await canvas.findByText('Revise estas respuestas para continuar')).toBeVisible()
    await expect(textsNotIn('es', form)).toEqual([])
    const spanish = textsOf(form)
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await canvas.findByText('Please check these answers to continue')
    const english = new Set(textsOf(form))
    await expect(spanish.filter((text) => english.has(text)).toSorted()).toEqual(alike)
  },
}
