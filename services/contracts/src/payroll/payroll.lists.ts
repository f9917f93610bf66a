import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const payrunStatus = z.enum(['draft', 'complete'])

export const payrunsList = defineList({
  name: 'payruns',
  label: 'Pay runs',
  who: 'admin',
  permission: 'manage_payroll',
  columns: {
    id: column.uuid('Id'),
    start: column.day('First day', { searchable: true }),
    end: column.day('Last day', { searchable: true }),
    pay_date: column.day('Pay date', { searchable: true }),
    status: column.of('text', 'Status', payrunStatus, { searchable: true }),
    currency: column.text('Currency', { searchable: true }),
    gross_pay: column.money('Gross pay'),
    net_pay: column.money('Net pay'),
    entries_count: column.number('Entries'),
    paid_count: column.number('Paid'),
    warnings_count: column.number('Warnings'),
    approved_at: column.instant('Approved', { nullable: true }),
    /** It takes pay of another run back. */
    reversal: column.bool('Reversal'),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-end',
  perPage: 15,
})

/** `changed`: another net pay than in the approved run before, `new` ones included. `held`: it is not paid, for its net is zero or negative. */
export const payEntryKinds = ['changed', 'new', 'held'] as const
export const payEntryKind = z.enum(payEntryKinds)
export type PayEntryKind = (typeof payEntryKinds)[number]

/** Entries of all runs; the console filters by `payrun_id`. */
export const payrunEntriesList = defineList({
  name: 'payrun-entries',
  label: 'Pay run entries',
  who: 'admin',
  permission: 'manage_payroll',
  columns: {
    id: column.uuid('Id'),
    payrun_id: column.uuid('Pay run'),
    ...column.employee,
    start: column.day('First day'),
    end: column.day('Last day'),
    status: column.of('text', 'Status', payrunStatus),
    should_pay: column.bool('Paid'),
    work_hours: column.decimal('Hours', { nullable: true }),
    currency: column.text('Currency'),
    basic_pay: column.money('Basic pay', { nullable: true }),
    gross_pay: column.money('Gross pay', { nullable: true }),
    net_pay: column.money('Net pay', { nullable: true }),
  },
  filters: {
    only: payEntryKind,
  },
  sort: 'name',
})
