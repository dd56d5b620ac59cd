export { phonesOf } from './phones-of.ts'
export { usPhones } from './us-phones.ts'
