import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type {
  accountsExportEvents,
  importAccountsEvents,
} from '@workledger/contracts/people/import.events'
import type { Decider } from '../../kernel/decider'

type ImportAccountsEvent = AnyEventOf<typeof importAccountsEvents>

export interface PlannedAccounts {
  readonly rows: ImportAccountsEvent['data']['rows']
}

export type ImportAccountsCommand = { readonly type: 'plan' } & ImportAccountsEvent['data']

/**
 * The bank accounts of an import, checked and not yet entered: stream `import-accounts-{id}`. The
 * accounts' own streams then record each change.
 */
export const importAccountsDecider: Decider<
  PlannedAccounts,
  ImportAccountsCommand,
  ImportAccountsEvent
> = {
  category: 'import-accounts',
  initial: { rows: [] },
  decide: (state, { import_id, rows }) => {
    const known = new Set(state.rows.map(({ row }) => row))
    const fresh = rows.filter(({ row }) => !known.has(row))

    return fresh.length > 0
      ? [{ type: 'EmployeeImportAccountsPlanned', data: { import_id, rows: fresh } }]
      : []
  },
  evolve: (state, { data }) => ({ rows: [...state.rows, ...data.rows] }),
}

type AccountsExportEvent = AnyEventOf<typeof accountsExportEvents>

export interface AccountsExportState {
  readonly made: boolean
}

export type AccountsExportCommand = { readonly type: 'record' } & AccountsExportEvent['data']

/** The record of one export with account numbers: stream `accounts-export-{id}`. */
export const accountsExportDecider: Decider<
  AccountsExportState,
  AccountsExportCommand,
  AccountsExportEvent
> = {
  category: 'accounts-export',
  initial: { made: false },
  decide: (state, { type: _, ...data }) =>
    state.made ? [] : [{ type: 'EmployeeAccountsExported', data }],
  evolve: () => ({ made: true }),
}
