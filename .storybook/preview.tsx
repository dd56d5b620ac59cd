import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { ThemeProvider } from '../src/theme/theme-provider.tsx'

// A busy machine may need more than the default of one second.
configure({ asyncUtilTimeout: 15_000 })

/** For stories of components. Stories of whole pages have the client of the portal. */
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // axe reports what is wrong. To list what is right as well takes it as long again.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { disable: true },
    options: {
      storySort: {
        order: ['Foundations', 'Screen kinds', 'UI', 'Shell', 'Forms', 'Claim reporting', 'Definition Lab'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  // For tests/setup/rough-conditions.ts: what a story is not run under, and why.
  beforeEach: ({ parameters }) => {
    Object.assign(globalThis, { roughExceptions: parameters['rough'] as unknown })
  },
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}>
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      </ThemeProvider>
    ),
    // The gutter of a page: Storybook pads its canvas, and the tests of stories do not.
    (Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      ),
  ],
}

export default preview
