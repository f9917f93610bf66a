import { Fraction } from '../../kernel/fraction'
import { rounded } from '../../kernel/money'
import type { Contract, KnownEmployee, Terms } from './company'
import type { PlannedRow, PlanOptions } from './planned-row'
import type { ImportRow } from './rows'

export function contractOf(
  source: ImportRow,
  known: KnownEmployee | undefined,
  { designation_id, currency }: { designation_id: string | null; currency: string },
  { today, newId, payEffectiveOn }: PlanOptions,
): PlannedRow['contract'] {
  const before = known?.contract
  // A file without a currency means that of the contract it changes.
  const payCurrency = source.pay_currency ?? before?.currency ?? currency

  const said = contractTermsOf(source, designation_id, {
    pay: payCurrency,
    usual: before?.currency ?? currency,
  })

  if (!before) {
    const start_date =
      source.contract_start === undefined
        ? (source.hired_on ?? known?.hired_on)
        : source.contract_start

    if (
      Object.keys(said).length === 0 &&
      !(source.contract_start === undefined ? source.hired_on : start_date)
    )
      return null

    return {
      kind: 'add',
      contract_id: newId(`contract ${source.row}`),
      adjustment_ids: [],
      terms: {
        effective_on: start_date ?? said.end_date ?? today,
        ...(start_date ? { start_date } : {}),
        ...said,
      },
    }
  }

  const comparable = (value: unknown, field: string) =>
    value !== null && field === 'base_compensation_amount'
      ? rounded(String(value), before.currency)
      : value != null && field === 'working_hours'
        ? Fraction.of(String(value)).toString()
        : value

  const terms = Object.fromEntries(
    Object.entries(said).filter(
      ([field, value]) => value !== comparable(before[field as keyof Contract], field),
    ),
  ) as Terms

  if (Object.keys(terms).length === 0) return null
  const version = payEffectiveOn && payEffectiveOn > before.effective_on

  return version
    ? {
        kind: 'add',
        contract_id: newId(`contract ${source.row}`),
        terms: {
          effective_on: payEffectiveOn,
          ...(payCurrency !== currency ? { currency: payCurrency } : {}),
          ...terms,
        },
        adjustment_ids: Array.from({ length: before.adjustments }, (_, n) =>
          newId(`adjustment ${source.row} ${n}`),
        ),
      }
    : { kind: 'change', contract_id: before.id, terms, adjustment_ids: [] }
}

/** Returns the contract terms that a row names. */
const contractTermsOf = (
  source: ImportRow,
  designation_id: string | null,
  currencies: { pay: string; usual: string },
): Terms => ({
  ...((source.contract_end ?? source.ended_on)
    ? { end_date: source.contract_end ?? source.ended_on }
    : {}),
  ...(designation_id ? { designation_id } : {}),
  ...(source.pay && source.pay_period
    ? {
        base_compensation_amount: rounded(source.pay, currencies.pay),
        base_compensation_type: source.pay_period,
        ...(currencies.pay !== currencies.usual ? { currency: currencies.pay } : {}),
      }
    : {}),
  ...(source.weekly_hours
    ? { working_hours: source.weekly_hours, working_period_unit: 'week' as const }
    : {}),
})
