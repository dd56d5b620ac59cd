export { BrandError } from './brand-error.ts'
export { brandPage } from './brand-page.ts'
export { brandOf, publicBrand, readBrands, type Brands, type BrandOverrides, type ServerBrand } from './read-brands.ts'
