/** The largest size of one file and of all files together, in bytes (specification: 20761804.8; AMB-066). */
export const uploadLimit = 20_761_804
