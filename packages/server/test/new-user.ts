import type { User } from '@captive/api-client/contract'

/** A user as createUser accepts it. */
export const newUser = (Email: string, ClientId: number, change: Partial<User> = {}) => ({
  FirstName: 'Nora',
  LastName: 'Quill',
  Email,
  Phone: '405-328-1000',
  AddressLine1: '12 Prairie Road',
  City: 'Tulsa',
  State: 'OK',
  ZipCode: '74103',
  IsActive: 1,
  ClientId,
  ...change,
})
