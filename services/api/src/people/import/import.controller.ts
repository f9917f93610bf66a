import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse, refuseField, worded } from '@workledger/contracts/kernel/errors'
import { importApi as api, type ImportPreview } from '@workledger/contracts/people/import.api'
import { importFields, importLabels } from '@workledger/domain/people/import/fields'
import type { PlannedRow } from '@workledger/domain/people/import/planned-row'
import type { FastifyReply } from 'fastify'
import { OwnPassword } from '../../kernel/access/own-password'
import { sendFile } from '../../kernel/files/files'
import type { Call } from '../../kernel/http/call'
import { Route } from '../../kernel/http/route'
import { EmployeeImport } from './import.service'
import { importTemplate, XLSX_TYPE } from './template'

/** Most problems in a report. */
const MOST_PROBLEMS = 1000

const firstRow = ({ action, source }: PlannedRow) => ({
  ...source,
  values: { ...source.values },
  details: Object.fromEntries(Object.entries(source.details ?? {}) as [string, string][]),
  office: source.office ?? null,
  role: source.role ?? null,
  time_off_policy: source.time_off_policy ?? null,
  terminated_on: source.terminated_on ?? null,
  action,
})

@Controller()
export class ImportController {
  constructor(
    private readonly employees: EmployeeImport,
    private readonly password: OwnPassword,
  ) {}

  @Route(api.importPreview)
  async preview({
    ctx,
    caller,
    body,
  }: Call<typeof api.importPreview>): Promise<{ data: ImportPreview }> {
    const file = body.file as Upload
    const { plan, fields } = await this.employees.preview(ctx, caller, file, body)
    const { sheet, understood } = plan
    const names = (wanted: string) =>
      plan.missing.flatMap(({ kind, name }) => (kind === wanted ? [name] : []))

    return {
      data: {
        file: {
          name: file.name,
          source: understood.source,
          format: sheet.format,
          delimiter: sheet.delimiter,
          encoding: sheet.encoding,
          sheet: sheet.sheet,
          heading_row: sheet.heading_row,
          date_format: understood.dateFormat,
          date_format_certain: understood.openDate === undefined,
          pay_period: understood.payPeriod,
          pay_period_certain: understood.payPeriodCertain,
        },
        fields: [
          ...importFields.map((field) => ({ field, label: importLabels[field] })),
          ...fields.map(({ id, name }) => ({ field: id, label: name })),
        ],
        columns: plan.columns,
        rows: plan.firstRows.map(firstRow),
        counts: plan.counts,
        accounts: plan.accounts,
        problems: plan.problems.map(worded),
        missing: {
          departments: names('department'),
          designations: names('designation'),
          offices: names('office'),
        },
        warnings: understood.warnings.map(worded),
      },
    }
  }

  @Route(api.importEmployees)
  async import(call: Call<typeof api.importEmployees>) {
    const { ctx, caller, body } = call
    // The plan refuses rows that benefit the importer.
    call.gainAsked()
    if (body.accounts) await this.confirm(call)
    const report = await this.employees.run(ctx, caller, body.file as Upload, body)

    return { data: { ...report, problems: report.problems.slice(0, MOST_PROBLEMS).map(worded) } }
  }

  /** Bank accounts change only after the caller is asked again, and never by an API token. */
  private async confirm({ session, body }: Call<typeof api.importEmployees>): Promise<void> {
    if (session.token) refuse('token.forbidden')

    if (body.current_password === undefined && !session.impersonator)
      refuseField('current_password', 'access.current_password_missing')

    await this.password.confirm(session, body.current_password)
  }

  @Route(api.importFormat)
  async format({ asker }: Call<typeof api.importFormat>, reply: FastifyReply) {
    return sendFile(reply, {
      name: 'employees.xlsx',
      type: XLSX_TYPE,
      bytes: await importTemplate(asker),
    })
  }
}
