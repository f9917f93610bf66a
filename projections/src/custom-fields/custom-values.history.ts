import type { CustomValues } from '@workledger/domain/custom-fields/custom-values'
import type { History } from '../kernel/area'

/**
 * Shows values under the names of fields that the viewer sees. Values of deleted fields are for
 * viewers who see everything.
 */
export const customValuesHistory: History = {
  category: 'custom-values',
  async shownTo(db, workspace, everything) {
    const rows = await db
      .selectFrom('custom_field_types')
      .select(['id', 'name', 'visible_to'])
      .where('workspace_id', '=', workspace)
      .execute()

    const seen = new Map(
      rows.flatMap(({ id, name, visible_to }) =>
        everything || visible_to === 'everyone' ? [[id, name]] : [],
      ),
    )

    return (state: CustomValues) =>
      Object.fromEntries(
        Object.entries(state).flatMap(([id, { text }]) => {
          const name =
            seen.get(id) ?? (everything && !rows.some((row) => row.id === id) ? id : undefined)
          return name === undefined ? [] : [[name, text]]
        }),
      )
  },
}
