export { phonesOf } from './phones-of.ts'
