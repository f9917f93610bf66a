import { valueWord } from '@workledger/contracts/field-words'
import { headingsIn } from '@workledger/contracts/headings'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import * as column from '@workledger/contracts/kernel/list-columns'
import type {
  HeadcountInsight,
  HoursInsight,
  InvoiceAgesInsight,
  LeaveInsight,
  OvertimeInsight,
  PayCostInsight,
} from '@workledger/contracts/reports/insights.api'
import type { ExportColumn } from '../kernel/export-cells'

export interface InsightFile {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly columns: readonly ExportColumn[]
  readonly headings: readonly string[]
  readonly rows: readonly Record<string, unknown>[]
}

type Cells = readonly Record<string, unknown>[]

const fileOf = (
  language: ShippedLanguage,
  name: string,
  columns: Record<string, ListColumn>,
  rows: Cells,
): InsightFile => {
  const all: ExportColumn[] = Object.entries(columns)
  return {
    name,
    columns: all,
    headings: headingsIn(language, { list: 'insights', area: 'reports' }, all),
    rows,
  }
}

const ranged = (figure: string, { from, to }: { from: string; to: string }) =>
  `${figure}-${from}-${to}`

export const headcountFile = (insight: HeadcountInsight, language: ShippedLanguage) =>
  fileOf(
    language,
    ranged('headcount', insight),
    {
      month: column.text(),
      opening: column.number(),
      joined: column.number(),
      left: column.number(),
      headcount: column.number(),
      turnover: column.decimal(),
    },
    insight.rows,
  )

export const leaveFile = (insight: LeaveInsight, language: ShippedLanguage) =>
  fileOf(
    language,
    ranged('leave', insight),
    {
      month: column.text(),
      leave_type: column.text(),
      days: column.decimal(),
    },
    insight.rows,
  )

/** A hidden figure is an empty cell, and its row says so. */
const guardedRows = (
  language: ShippedLanguage,
  rows: readonly {
    people: number | null
    department_id: string | null
    department: string | null
  }[],
) =>
  rows.map((row) => ({
    ...row,
    department:
      row.department ??
      valueWord('reports', row.department_id ? 'gone_department' : 'no_department', language),
    note: row.people === null ? valueWord('reports', 'under_five', language) : '',
  }))

export const overtimeFile = (insight: OvertimeInsight, language: ShippedLanguage) =>
  fileOf(
    language,
    ranged('overtime', insight),
    {
      month: column.text(),
      department: column.text(),
      people: column.number(),
      worked_seconds: column.number(),
      overtime_seconds: column.number(),
      note: column.text(),
    },
    guardedRows(language, insight.rows),
  )

export const payCostFile = (insight: PayCostInsight, language: ShippedLanguage) =>
  fileOf(
    language,
    ranged('pay-cost', insight),
    {
      month: column.text(),
      department: column.text(),
      people: column.number(),
      gross_pay: column.money(),
      currency: column.text(),
      note: column.text(),
    },
    guardedRows(language, insight.rows),
  )

export const hoursFile = (insight: HoursInsight, language: ShippedLanguage) =>
  fileOf(
    language,
    ranged('hours', insight),
    {
      month: column.text(),
      tracked_seconds: column.number(),
      billable_seconds: column.number(),
    },
    insight.rows.map(({ seconds, ...row }) => ({ ...row, tracked_seconds: seconds })),
  )

export const invoiceAgesFile = (insight: InvoiceAgesInsight, language: ShippedLanguage) =>
  fileOf(
    language,
    `invoice-ages-${insight.on}`,
    {
      age: column.text(),
      invoices: column.number(),
      amount: column.money(),
      currency: column.text(),
    },
    insight.rows.map((row) => ({
      ...row,
      age: valueWord('reports', row.age, language) ?? row.age,
    })),
  )
