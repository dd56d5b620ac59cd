/** Length below which the server refuses a password. */
const shortestPassword = 12

export const passwordRule = `At least ${shortestPassword} characters, and not a common password. A few words together are a good one.`

/** What a password and its repetition still lack, or null (AUT-019, AUT-021). The server also knows common ones. */
export function passwordFault(
  password: string,
  repeated: string,
): { field: 'password' | 'confirm'; message: string } | null {
  if (password === '') return { field: 'password', message: 'Enter a password' }
  if ([...password].length < shortestPassword) {
    return { field: 'password', message: `Use at least ${shortestPassword} characters` }
  }
  return password === repeated ? null : { field: 'confirm', message: 'The two passwords are not the same' }
}
