import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { worded } from '@workledger/contracts/kernel/errors'
import { importApi as api, type ImportPreview } from '@workledger/contracts/people/import.api'
import { importFields, importLabels } from '@workledger/domain/people/import/fields'
import { textOf } from '@workledger/domain/people/import/values'
import type { Call } from '../../kernel/context'
import { sendFile } from '../../kernel/files'
import { Route } from '../../kernel/route'
import { EmployeeImport } from './import.service'
import { importTemplate, XLSX_TYPE } from './template'

const FIRST_ROWS = 20
const MOST_PROBLEMS = 1000

@Controller()
export class ImportController {
  constructor(private readonly employees: EmployeeImport) {}

  @Route(api.importPreview)
  async preview({ ctx, caller, body }: Call<typeof api.importPreview>): Promise<{ data: ImportPreview }> {
    const file = body.file as Upload
    const { sheet, understood, plan, problems, fields } = await this.employees.preview(ctx, caller, file, body)
    const of = (action: string) => plan.rows.filter((row) => row.action === action).length
    const names = (wanted: string) => plan.missing.flatMap(({ kind, name }) => (kind === wanted ? [name] : []))
    return {
      data: {
        file: {
          name: file.name,
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
        columns: sheet.headings.map((heading, index) => ({
          index,
          heading,
          field: understood.columns[index] ?? null,
          samples: [...new Set(sheet.rows.slice(0, 50).flatMap(({ cells }) => textOf(cells[index] ?? null) ?? []))]
            .slice(0, 3)
            .map((text) => text.slice(0, 80)),
        })),
        rows: plan.rows.slice(0, FIRST_ROWS).map(({ action, source }) => ({ ...source, values: { ...source.values }, action })),
        counts: {
          rows: plan.rows.length,
          add: of('add'),
          update: of('update'),
          unchanged: of('unchanged'),
          refused: of('refused'),
          warnings: problems.filter(({ level }) => level === 'warning').length,
          terminate: plan.rows.filter(({ terminate }) => terminate).length,
        },
        problems: problems.slice(0, MOST_PROBLEMS).map(worded),
        missing: { departments: names('department'), designations: names('designation') },
        warnings: understood.warnings.map(worded),
      },
    }
  }

  @Route(api.importEmployees)
  async import({ ctx, caller, body }: Call<typeof api.importEmployees>) {
    const report = await this.employees.run(ctx, caller, body.file as Upload, body)
    return { data: { ...report, problems: report.problems.slice(0, MOST_PROBLEMS).map(worded) } }
  }

  @Route(api.importFormat)
  async format(_: Call<typeof api.importFormat>, reply: any) {
    return sendFile(reply, { name: 'employees.xlsx', type: XLSX_TYPE, bytes: await importTemplate() })
  }
}
