import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import type { ExportColumn } from '@workledger/projections/kernel/export-cells'
import type { ListResource, Viewer } from '@workledger/projections/kernel/list-resource'

/** Returns the columns of a list that a file for this viewer contains. */
export const exportedColumns = (
  { definition }: ListResource,
  { everything }: Viewer,
): ExportColumn[] =>
  Object.entries<ListColumn>(definition.columns).filter(
    ([, { type, exported, close }]) =>
      exported !== false &&
      (type !== 'uuid' || exported === 'followed') &&
      type !== 'json' &&
      (everything || !close),
  )
