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
    id: column.uuid(),
    start: column.day({ searchable: true }),
    end: column.day({ searchable: true }),
    pay_date: column.day({ searchable: true }),
    status: column.of('text', payrunStatus, { searchable: true }),
    currency: column.text({ searchable: true }),
    gross_pay: column.money(),
    net_pay: column.money(),
    entries_count: column.number(),
    paid_count: column.number(),
    warnings_count: column.number(),
    approved_at: column.instant({ nullable: true }),
    /** It reverses another run. */
    reversal: column.bool(),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-end',
  perPage: 15,
})

/**
 * `changed`: the net pay differs from the previous approved run, including `new` ones. `held`: it
 * is not paid, because its net is zero or negative.
 */
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
    id: column.uuid(),
    payrun_id: column.uuid(),
    ...column.employee,
    start: column.day(),
    end: column.day(),
    status: column.of('text', payrunStatus),
    should_pay: column.bool(),
    work_hours: column.decimal({ nullable: true }),
    currency: column.text(),
    basic_pay: column.money({ nullable: true }),
    gross_pay: column.money({ nullable: true }),
    net_pay: column.money({ nullable: true }),
  },
  filters: {
    only: payEntryKind,
  },
  sort: 'name',
})
