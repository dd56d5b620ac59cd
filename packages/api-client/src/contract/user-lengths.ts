/** The maximum lengths of a user's fields, in characters. The user form declares the same. */
export const userLengths = {
  FirstName: 100,
  LastName: 100,
  Email: 320,
  Phone: 40,
  AddressLine1: 200,
  City: 100,
  ZipCode: 10,
} as const
