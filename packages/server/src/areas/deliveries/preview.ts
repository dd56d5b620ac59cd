import type { DeliveryPreview } from '@captive/api-client/contract'
import {
  mappableFields,
  mappableRecordFields,
  previewDelivery,
  previewRecords,
  UnreadableFileError,
} from '@captive/delivery'

import type { Dependencies } from '../../dependencies.ts'
import { withDownloadedFile } from './analysis.ts'
import type { DeliveryActor } from './import-delivery.ts'
import type { InTransaction } from '../../database/in-transaction.ts'
import { readExistingData } from './existing-data.ts'
import { findFile } from './queries.ts'
import { bindingOf, readExistingRecords } from './records/index.ts'

/** How the file of a delivery was read; null if the delivery does not exist or its file cannot be read. */
export async function showPreview(
  { database, storage }: Pick<Dependencies, 'database' | 'storage'>,
  { scope }: DeliveryActor,
  id: number,
): Promise<DeliveryPreview | null> {
  const inTransaction: InTransaction = (work) => database.transaction(scope, work, 'read only')
  const found = await inTransaction((tx) => findFile(tx, id))
  if (!found) return null
  const { Kind, Source, AsOf, Report } = found
  return withDownloadedFile({ database, storage }, found, async (file) => {
    const given = {
      ...(Source !== null && { source: Source }),
      ...(AsOf !== null && { asOf: AsOf }),
      ...(Report.mapping && { mapping: Report.mapping }),
    }
    const binding = bindingOf(Kind)
    try {
      if (file instanceof UnreadableFileError) throw file
      const { mapping: _, ...preview } = binding
        ? await previewRecords(binding.kind, file, {
            existing: await readExistingRecords(inTransaction, binding),
            ...given,
          })
        : await previewDelivery(file, { existing: await readExistingData(inTransaction), ...given })
      return { ...preview, fields: binding ? mappableRecordFields(binding.kind) : mappableFields }
    } catch (error) {
      if (error instanceof UnreadableFileError) return null
      throw error
    }
  })
}
