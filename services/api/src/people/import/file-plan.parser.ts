import { refuse } from '@workledger/contracts/kernel/errors'
import type { ErrorParams, Fault } from '@workledger/contracts/kernel/faults'
import { importedAccount } from '@workledger/domain/imported-account'
import { matchColumns } from '@workledger/domain/people/import/columns'
import type { Company, KnownEmployee } from '@workledger/domain/people/import/company'
import type { FileField } from '@workledger/domain/people/import/custom-columns'
import { isAccountField } from '@workledger/domain/people/import/fields'
import { planImport } from '@workledger/domain/people/import/plan'
import {
  type ImportPlan,
  type PlannedRow,
  type PlanOptions,
} from '@workledger/domain/people/import/planned-row'
import type { ImportProblem } from '@workledger/domain/people/import/rows'
import { textOf } from '@workledger/domain/people/import/values'
import { derivedId } from '@workledger/event-store/ids'
import { type Pieces, packed, unpacked } from '@workledger/projections/kernel/threads/pieces'
import { readSheet, type Sheet } from './sheet'
import { type Choices, type Understood, understand } from './understood'

const MOST_PROBLEMS = 1000
const FIRST_ROWS = 20
const MOST_SAID = 200

export interface FileToPlan {
  name: string
  bytes: Uint8Array
  choices: Choices & { pay_effective_on?: string | undefined }
  employees: Pieces<KnownEmployee>
  structure: Omit<Company, 'employees'>
  fields: readonly FileField[]
  /** The importer, and the command from which new ids derive. */
  self: string
  /** The importer's own rows, and another person who could import them. */
  own: PlanOptions['own']
  commandId: string
  today: string
  /** Whether the import is executed or only previewed. */
  carriedOut: boolean
}

export interface FilePlan {
  sheet: Omit<Sheet, 'rows' | 'headings'>
  columns: { index: number; heading: string; field: string | null; samples: string[] }[]
  understood: Omit<Understood, 'rows' | 'problems' | 'heading' | 'columns'>
  mapping: Understood['columns']
  counts: {
    rows: number
    add: number
    update: number
    unchanged: number
    refused: number
    warnings: number
    terminate: number
  }
  firstRows: PlannedRow[]
  /** Errors first; at most `MOST_PROBLEMS`. */
  problems: ImportProblem[]
  errors: { rows: number; first: { place: string; fault: Fault }[] }
  missing: ImportPlan['missing']
  /** Columns of bank accounts, and rows with one. */
  accounts: { columns: boolean; rows: number }
  /** Rows that add or change a person; none in a preview. */
  changes: Pieces<PlannedRow>
}

/**
 * Reads a file of employees and plans its import. The plan stays in the thread, except for the
 * requested parts.
 */
export function parse(file: FileToPlan): FilePlan {
  const { structure, choices, today, self } = file
  const sheet = readSheet(Buffer.from(file.bytes))
  if (isProse(file.name, sheet.headings, choices)) refuse('import.file')
  const read = understand(
    sheet,
    choices,
    {
      currency: structure.currency,
      today,
      ...(choices.accounts && { checkAccount: importedAccount }),
    },
    file.fields,
  )

  const plan = planImport(
    read.rows,
    new Set(read.problems.flatMap(({ row, level }) => (level === 'error' ? [row] : []))),
    { ...structure, employees: unpacked(file.employees) },
    {
      self,
      own: file.own,
      today,
      newId: (of) => derivedId(file.commandId, `import ${of}`),
      heading: read.heading,
      payEffectiveOn: choices.pay_effective_on,
    },
  )

  const { rows: _, problems: found, heading: __, columns: mapping, ...understood } = read
  const problems = sortProblems([...found, ...plan.problems])
  const { rows: sheetRows, headings, ...about } = sheet

  return {
    sheet: about,
    columns: headings.map((heading, index) => ({
      index,
      heading,
      field: mapping[index] ?? null,
      samples: samplesOf(sheetRows, index),
    })),
    understood,
    mapping,
    counts: countsOf(plan, problems),
    firstRows: plan.rows.slice(0, FIRST_ROWS),
    problems: problems.slice(0, MOST_PROBLEMS),
    errors: errorsOf(problems),
    missing: plan.missing,
    accounts: {
      columns: mapping.some((field) => field !== null && isAccountField(field)),
      rows: plan.rows.filter(({ action, source }) => action !== 'refused' && source.account).length,
    },
    changes: packed(
      file.carriedOut
        ? plan.rows.filter(({ action }) => action === 'add' || action === 'update')
        : [],
    ),
  }
}

/**
 * Returns whether a text is prose: its name is not that of a list, and its one column is neither
 * known nor chosen.
 */
const isProse = (name: string, headings: readonly string[], { mapping = {} }: Choices) =>
  headings.length === 1 &&
  !/\.(csv|tsv|xlsx)$/i.test(name) &&
  matchColumns(headings)[0] === null &&
  Object.keys(mapping).length === 0

const sortProblems = (problems: readonly ImportProblem[]) =>
  [...problems].sort((a, b) => a.level.localeCompare(b.level) || a.row - b.row)

/** Returns the first different cells of a column. */
function samplesOf(rows: Sheet['rows'], index: number): string[] {
  const texts = rows.slice(0, 50).flatMap(({ cells }) => textOf(cells[index] ?? null) ?? [])
  return [...new Set(texts)].slice(0, 3).map((text) => text.slice(0, 80))
}

function countsOf({ rows }: ImportPlan, problems: readonly ImportProblem[]): FilePlan['counts'] {
  const of = (wanted: PlannedRow['action']) => rows.filter(({ action }) => action === wanted).length
  return {
    rows: rows.length,
    add: of('add'),
    update: of('update'),
    unchanged: of('unchanged'),
    refused: of('refused'),
    warnings: problems.filter(({ level }) => level === 'warning').length,
    terminate: rows.filter(({ terminate }) => terminate).length,
  }
}

function errorsOf(problems: readonly ImportProblem[]): FilePlan['errors'] {
  const errors = problems.filter(({ level }) => level === 'error')

  const first = errors.slice(0, MOST_SAID).map(({ row, column, code, params }) => ({
    place: column === null ? `row ${row}` : `row ${row}, ${column}`,
    fault: { code, params } as { code: string; params?: ErrorParams },
  }))

  return { rows: new Set(errors.map(({ row }) => row)).size, first }
}
