/** The brand of a page without a server-written brand: in development, in Storybook, or from a static host. */
export { default as defaultBrand } from 'virtual:default-brand'
