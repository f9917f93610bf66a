import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import { headingsIn, separators } from '@workledger/contracts/headings'
import { refuse } from '@workledger/contracts/kernel/errors'
import * as column from '@workledger/contracts/kernel/list-columns'
import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import { accountFieldNames, importApi as api } from '@workledger/contracts/people/import.api'
import { accountsExportDecider } from '@workledger/domain/people/import/import-accounts'
import { csvPieces, type ExportColumn } from '@workledger/projections/kernel/export-cells'
import type { Viewer } from '@workledger/projections/kernel/list-resource'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import { accountsOfPeople } from '@workledger/projections/payments/accounts.port'
import { employeesList } from '@workledger/projections/people/people.lists'
import { OwnPassword } from '../kernel/access/own-password'
import type { Call } from '../kernel/http/call'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'
import { exportedColumns } from '../kernel/lists/exported-columns'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'

const CHUNK = 1000
const MOST_ROWS = 50_000

type Row = Record<string, unknown> & { readonly id: string }
type AccountField = (typeof accountFieldNames)[number]

const accountColumns: readonly ExportColumn[] = accountFieldNames.map((field) => [
  field,
  column.text({ nullable: true }),
])

/** Exports people with their bank accounts, in the columns that the import takes. */
@Controller()
export class AccountsExportController {
  constructor(
    private readonly lists: Lists,
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly password: OwnPassword,
  ) {}

  @Route(api.exportWithAccounts)
  async export(call: Call<typeof api.exportWithAccounts>) {
    const { body, ctx, caller, workspace, session } = call
    await this.password.confirm(session, body.current_password)

    const viewer = await this.lists.reader(employeesList, call)
    const list = await this.lists.whole(employeesList, viewer)
    const columns = exportedColumns(list, viewer)
    const rows = await this.rows(list, viewer, body.employee_status)
    const accounts = await this.queries.ask(workspace, (db) => accountsOfPeople(db, workspace))
    const table = rows.map((row) => ({ ...row, ...cellsOf(accounts.get(row.id)) }))

    const headings = [
      ...headingsIn(body.language, { list: 'employees', area: 'people' }, columns),
      ...headingsIn(body.language, { list: 'import', area: 'people' }, accountColumns),
    ]

    const file = { columns: [...columns, ...accountColumns], rows: table, headings }
    const bytes =
      body.format === 'xlsx'
        ? await xlsxFile(call.asker, { name: list.definition.label, ...file })
        : await csvOf(file, separators[body.separator])

    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const export_id = ctx.newId()

    // Whole account numbers leave the product, so the log says by whom.
    await call.run(accountsExportDecider, export_id, {
      type: 'record',
      export_id,
      workspace_id: workspace,
      format: body.format,
      people: rows.length,
      sha256,
    })

    const today = await this.zones.today(ctx, workspace, caller.employee)

    return {
      data: {
        name: `employees-with-accounts-${today}.${body.format}`,
        type: body.format === 'xlsx' ? XLSX : 'text/csv; charset=utf-8',
        sha256,
        content: bytes.toString('base64'),
      },
    }
  }

  private async rows(
    list: typeof employeesList,
    viewer: Viewer,
    employee_status: string | undefined,
  ): Promise<Row[]> {
    const { definition, source } = list
    const { computed: _, ...plain } = source
    const filter = employee_status ? { employee_status } : {}
    const rows: Row[] = []

    for (let from = 0; ; from += CHUNK) {
      const range = [from, from + CHUNK - 1] as const
      const found = await this.lists.rows({ definition, source: plain }, viewer, { filter, range })
      if (found.total > MOST_ROWS) refuse('export.too_many', { params: { rows: MOST_ROWS } })
      rows.push(...(found.rows as unknown as Row[]))
      if (rows.length >= found.total || found.rows.length === 0) return rows
    }
  }
}

/** Returns an account in the columns of its kind. */
function cellsOf(account: BankAccount | null | undefined): Partial<Record<AccountField, string>> {
  if (!account) return {}
  const { kind, holder, iban, bic, account_number, routing, account_type } = account
  const code = kind === 'uk' ? 'sort_code' : kind === 'us' ? 'routing_number' : 'bank_code'

  const cells = { account_holder: holder, iban, bic, [code]: routing, account_number, account_type }

  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== null))
}

interface CsvTable {
  readonly columns: readonly ExportColumn[]
  readonly rows: readonly Record<string, unknown>[]
  readonly headings: string[]
}

async function csvOf({ columns, rows, headings }: CsvTable, delimiter: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of csvPieces(columns, rows, { headings, delimiter }))
    pieces.push(Buffer.from(piece))

  return Buffer.concat(pieces)
}
