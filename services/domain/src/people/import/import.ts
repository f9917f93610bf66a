import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { employeeImportEvents } from '@workledger/contracts/people/import.events'
import { contentOf } from '../../kernel/contents'
import type { Decider } from '../../kernel/decider'
import { groupBy } from '../../kernel/group-by'

export type EmployeeImportEvent = AnyEventOf<typeof employeeImportEvents>
type EmployeeImportEventData<T extends EmployeeImportEvent['type']> = Extract<
  EmployeeImportEvent,
  { type: T }
>['data']
type Rows = Pick<EmployeeImportEventData<'EmployeeImportRowsPlanned'>, 'rows' | 'missing'>

/** Custom values of rows. */
export type PlannedValues = Omit<
  EmployeeImportEventData<'EmployeeImportValuesPlanned'>,
  'import_id'
>

/** Place and time of an import's writes. */
export type ImportTerms = Omit<
  EmployeeImportEventData<'EmployeeImportPlanned'>,
  'import_id' | 'workspace_id'
>

export type ImportPlanned = Rows & { values: PlannedValues } & ImportTerms

/** A row that another person's change rejected, and the reason. */
export interface RefusedRow {
  row: number
  code: string
}

/** A person whom the import changed. */
export interface UpdatedPerson {
  readonly row: number
  readonly employee_id: string
  /** What it changed besides the record, which an undo does not put back. */
  readonly beyond: readonly ('contract' | 'terminated_on' | 'custom_values')[]
}

/** `missing`: departments, designations and offices that the import may have added. */
type FinishedImport = {
  refused: readonly RefusedRow[]
  updated: readonly UpdatedPerson[]
  missing: Rows['missing']
} & EmployeeImportEventData<'EmployeeImportStarted'> &
  Pick<EmployeeImportEventData<'EmployeeImportFinished'>, 'counts'>

export type EmployeeImportState =
  | { status: 'none' }
  | ({ status: 'started' } & EmployeeImportEventData<'EmployeeImportStarted'> & {
        plan: Rows & { values: PlannedValues }
      })
  | ({
      status: 'planned'
      refused: readonly RefusedRow[]
    } & EmployeeImportEventData<'EmployeeImportStarted'> & {
        plan: ImportPlanned
      })
  | ({ status: 'finished' | 'undone' } & FinishedImport)
  /** `present`: people that it added and that were here when the undo began. */
  | ({
      status: 'undoing'
      present: number
      /** Absent in an undo that puts back no values. */
      today: string | undefined
      own: readonly string[]
    } & FinishedImport)
  | ({ status: 'abandoned' } & EmployeeImportEventData<'EmployeeImportStarted'>)

export type EmployeeImportCommand =
  | ({ type: 'start' } & EmployeeImportEventData<'EmployeeImportStarted'>)
  /** `terms` come with the last rows. */
  | ({
      type: 'plan'
      import_id: string
      workspace_id: string
      terms: ImportTerms | null
      values?: readonly PlannedValues[]
    } & Rows)
  | ({
      type: 'finish'
      refused: readonly RefusedRow[]
    } & EmployeeImportEventData<'EmployeeImportFinished'>)
  /** Ends an import without a complete plan; does nothing to one with a plan. */
  | { type: 'abandon'; import_id: string; workspace_id: string }
  | ({ type: 'begin-undo' } & EmployeeImportEventData<'EmployeeImportUndoStarted'>)
  /** `staying`: people that the import added and that are here after the undo. */
  | ({ type: 'undo'; staying: number } & Omit<
      EmployeeImportEventData<'EmployeeImportUndone'>,
      'removed'
    >)

/** The record of one import: stream `import-{id}`. It keeps the plan until it is executed. */
export const employeeImportDecider: Decider<
  EmployeeImportState,
  EmployeeImportCommand,
  EmployeeImportEvent
> = {
  category: 'import',
  initial: { status: 'none' },
  decide(state, command) {
    switch (command.type) {
      case 'start': {
        const { type: _, ...data } = command
        return state.status === 'none' ? [{ type: 'EmployeeImportStarted', data }] : []
      }

      case 'plan': {
        const { type: _, workspace_id, terms, values = [], ...data } = command
        if (state.status === 'none') refuse('not_found')
        if (state.status === 'abandoned') refuse('import.abandoned')
        if (state.status !== 'started') return []
        const { import_id } = data

        const planned: EmployeeImportEvent[] = [
          { type: 'EmployeeImportRowsPlanned', data },
          ...values.map((some) => ({
            type: 'EmployeeImportValuesPlanned' as const,
            data: { import_id, ...some },
          })),
        ]

        return terms
          ? [
              ...planned,
              { type: 'EmployeeImportPlanned', data: { import_id, workspace_id, ...terms } },
            ]
          : planned
      }

      case 'finish': {
        const { type: _, refused, ...data } = command
        if (state.status === 'none') refuse('not_found')
        if (state.status !== 'planned') return []

        const reasons = [...groupBy(refused, ({ code }) => code)].map(([code, those]) => ({
          code,
          rows: those.map(({ row }) => row),
        }))

        const finished = { type: 'EmployeeImportFinished' as const, data }
        if (reasons.length === 0) return [finished]

        return [
          {
            type: 'EmployeeImportRowsRefused',
            data: { import_id: data.import_id, refused: reasons },
          },
          finished,
        ]
      }

      case 'abandon': {
        const { type: _, ...data } = command
        return state.status === 'started' ? [{ type: 'EmployeeImportAbandoned', data }] : []
      }

      case 'begin-undo': {
        const { type: _, ...data } = command
        if (state.status === 'none') refuse('not_found')
        if (state.status === 'abandoned') refuse('import.abandoned')
        if (state.status !== 'finished' && state.status !== 'undone') refuse('import.running_still')
        return [{ type: 'EmployeeImportUndoStarted', data }]
      }

      case 'undo': {
        const { type: _, staying, ...data } = command
        if (state.status !== 'undoing') return []
        const removed = Math.max(0, state.present - staying)
        return [{ type: 'EmployeeImportUndone', data: { ...data, removed } }]
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'EmployeeImportStarted':
        return {
          status: 'started',
          ...event.data,
          plan: { rows: [], missing: [], values: { fields: [], rows: [] } },
        }

      case 'EmployeeImportRowsPlanned': {
        if (state.status !== 'started') return state
        const { rows, missing } = event.data

        return {
          ...state,
          plan: {
            ...state.plan,
            rows: [...state.plan.rows, ...rows],
            missing: [...state.plan.missing, ...missing],
          },
        }
      }

      case 'EmployeeImportValuesPlanned': {
        if (state.status !== 'started') return state
        const { values } = state.plan
        const known = new Set(values.fields.map(({ field_id }) => field_id))

        const fields = [
          ...values.fields,
          ...event.data.fields.filter(({ field_id }) => !known.has(field_id)),
        ]

        return {
          ...state,
          plan: { ...state.plan, values: { fields, rows: [...values.rows, ...event.data.rows] } },
        }
      }

      case 'EmployeeImportPlanned': {
        const { import_id: _, workspace_id: __, ...terms } = event.data
        return state.status === 'started'
          ? { ...state, status: 'planned', refused: [], plan: { ...state.plan, ...terms } }
          : state
      }

      case 'EmployeeImportRowsRefused': {
        if (state.status !== 'planned') return state
        return {
          ...state,
          refused: event.data.refused.flatMap(({ code, rows }) =>
            rows.map((row) => ({ row, code })),
          ),
        }
      }

      case 'EmployeeImportAbandoned': {
        if (state.status !== 'started') return state
        const { plan: _, ...started } = state
        return { ...started, status: 'abandoned' }
      }

      case 'EmployeeImportFinished': {
        if (state.status !== 'planned') return state
        const { plan, ...started } = state
        const { missing } = plan
        const updated = updatedBy(plan, state.refused)
        return { ...started, status: 'finished', missing, updated, counts: event.data.counts }
      }

      case 'EmployeeImportUndoStarted':
        return state.status === 'finished' || state.status === 'undone'
          ? {
              ...{ ...state, status: 'undoing', present: event.data.present },
              ...{ today: event.data.today, own: event.data.own ?? [] },
            }
          : state

      case 'EmployeeImportUndone': {
        if (state.status !== 'undoing') return state
        const { present: _, today: __, own: ___, ...finished } = state
        return { ...finished, status: 'undone' }
      }

      default:
        return event satisfies never
    }
  },
  content: contentOf<EmployeeImportEvent>({
    EmployeeImportStarted: { submitted: 'import_id' },
    EmployeeImportPlanned: { changed: 'import_id' },
    EmployeeImportAbandoned: { changed: 'import_id' },
    EmployeeImportFinished: { changed: 'import_id' },
    EmployeeImportUndoStarted: { changed: 'import_id' },
    EmployeeImportUndone: { changed: 'import_id' },
  }),
}

function updatedBy(
  { rows, values }: ImportPlanned,
  refused: readonly RefusedRow[],
): readonly UpdatedPerson[] {
  const out = new Set(refused.map(({ row }) => row))
  const valued = new Set(values.rows.map(({ row }) => row))

  return rows.flatMap(({ row, employee_id, action, planned }) =>
    action !== 'update' || out.has(row)
      ? []
      : [
          {
            ...{ row, employee_id },
            beyond: [
              ...(planned?.contract ? (['contract'] as const) : []),
              ...(planned?.terminate ? (['terminated_on'] as const) : []),
              ...(valued.has(row) ? (['custom_values'] as const) : []),
            ],
          },
        ],
  )
}
