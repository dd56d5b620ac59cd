/** The brand of a page that no server wrote one into: in development, in Storybook, or from a static host. */
export { default as defaultBrand } from 'virtual:default-brand'
