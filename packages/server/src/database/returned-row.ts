/**
 * The row that an insert or update must return.
 * @throws TypeError if it returned none
 */
export function returnedRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new TypeError('The statement returned no row.')
  return row
}
