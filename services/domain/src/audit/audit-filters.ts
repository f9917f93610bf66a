import { isDeepStrictEqual } from 'node:util'
import { MOST_AUDIT_FILTERS } from '@workledger/contracts/audit/audit-events.api'
import type { auditFilterEvents } from '@workledger/contracts/audit/audit-filters.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { without } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type AuditFilterEvent = AnyEventOf<typeof auditFilterEvents>
type AuditFilterEventData<T extends AuditFilterEvent['type']> = Extract<
  AuditFilterEvent,
  { type: T }
>['data']

/** Name and filters are null after their owner's erasure. */
type AuditFilterDetails = Pick<
  AuditFilterEventData<'AuditFilterSaved'>,
  'name' | 'shared' | 'filters'
>

export interface AuditFilters {
  readonly filters: Readonly<Record<string, AuditFilterDetails>>
}

type AuditFilterInput = { [K in keyof AuditFilterDetails]: NonNullable<AuditFilterDetails[K]> }

export type AuditFilterCommand = { employee_id: string; filter_id: string } & (
  | ({ type: 'save' | 'change' } & AuditFilterInput)
  | { type: 'delete' }
)

/** Saved searches of an auditor: stream `audit-filters-{employee}`. */
export const auditFiltersDecider: Decider<AuditFilters, AuditFilterCommand, AuditFilterEvent> = {
  category: 'audit-filters',
  initial: { filters: {} },
  decide({ filters: kept }, command) {
    const { employee_id, filter_id } = command
    const before = kept[filter_id]

    if (command.type === 'delete')
      return before
        ? [{ type: 'AuditFilterDeleted', data: { employee_id, filter_id } }]
        : refuse('not_found')

    const { type, name, shared, filters } = command
    const others = Object.entries(kept).filter(([id]) => id !== filter_id)
    if (type === 'change' && !before) refuse('not_found')

    if (type === 'save' && others.length >= MOST_AUDIT_FILTERS)
      refuse('audit.filter_most', { params: { most: MOST_AUDIT_FILTERS } })

    if (others.some(([, other]) => other.name === name))
      refuse('audit.filter_taken', { field: 'name' })

    if (isDeepStrictEqual(before, { name, shared, filters })) return []
    const data = { employee_id, filter_id, name, shared, filters }

    return [
      type === 'save' ? { type: 'AuditFilterSaved', data } : { type: 'AuditFilterChanged', data },
    ]
  },
  evolve({ filters: kept }, event) {
    const { filter_id } = event.data

    switch (event.type) {
      case 'AuditFilterSaved':
      case 'AuditFilterChanged': {
        const { name, shared, filters } = event.data
        return { filters: { ...kept, [filter_id]: { name, shared, filters } } }
      }

      case 'AuditFilterDeleted':
        return { filters: without(kept, filter_id) }
      default:
        return event satisfies never
    }
  },
}
