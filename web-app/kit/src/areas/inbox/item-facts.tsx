import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { ReactNode } from 'react'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { Facts } from '../../ui/facts'
import { Money } from '../../ui/figures'
import { sharedAttendanceTexts } from '../attendance/messages'
import { ShiftTimes } from '../attendance/shift-times'
import { sharedChecklistTexts } from '../checklists/messages'
import { ExpenseAmount } from '../expenses/expense-amount'
import { useExpenseWords } from '../expenses/expense-words'
import { useLeaveWords } from '../leave/leave-words'
import { sharedWatchTexts } from '../watch/messages'
import { inboxTexts } from './messages'
import type { FactsOf } from './use-item-words'

type Pairs = readonly (readonly [label: string, value: ReactNode])[]

function LeaveFacts({ facts }: { facts: FactsOf<'leave'> }) {
  const { t, daysAndHours, dates } = useLeaveWords()

  return (
    <Facts
      items={[
        [t('type'), facts.type],
        [t('dates'), dates(facts)],
        [t('days'), daysAndHours(facts.days_taken, facts.seconds)],
        [t('reason'), facts.description],
      ]}
    />
  )
}

function ExpenseFacts({ facts }: { facts: FactsOf<'expense'> }) {
  const { t, day } = useExpenseWords()

  return (
    <Facts
      items={[
        [t('name'), facts.name],
        [t('category'), t(`categories.${facts.category}`)],
        [t('cost'), <ExpenseAmount key="cost" of={facts} beside />],
        [t('date'), day(facts.date)],
        [t('description'), facts.description],
      ]}
    />
  )
}

function CorrectionFacts({ facts }: { facts: FactsOf<'correction'> }) {
  const t = useText(sharedAttendanceTexts)
  const { day } = useFormat()

  return (
    <Facts
      items={[
        [t('corrections.day'), day(facts.day)],
        [t('corrections.kind'), t(`corrections.${facts.change}`)],
        [t('corrections.before'), <ShiftTimes key="was" shift={facts.was} zone={facts.zone} />],
        [
          t('corrections.after'),
          <ShiftTimes key="becomes" shift={facts.becomes} zone={facts.zone} />,
        ],
        [t('corrections.reason'), facts.reason],
      ]}
    />
  )
}

function TimesheetFacts({ facts }: { facts: FactsOf<'timesheet'> }) {
  const t = useText(inboxTexts)
  const { span, hours, weekday, listed } = useFormat()
  const { approved_seconds, added_seconds } = facts
  const lines = (all: readonly (readonly [string, number])[]) =>
    listed(all.map(([name, seconds]) => `${isolated(name)} ${hours(seconds)}`))

  return (
    <Facts
      items={[
        [t('field.week'), span(facts.from_on, facts.to_on)],
        [t('field.hours'), hours(facts.seconds)],
        [t('field.added'), added_seconds > 0 ? hours(added_seconds) : null],
        [t('field.approvedBefore'), approved_seconds === null ? null : hours(approved_seconds)],
        [t('field.days'), lines(facts.days.map(({ day, seconds }) => [weekday(day), seconds]))],
        [
          t('field.projects'),
          lines(facts.projects.map(({ name, seconds }) => [name ?? t('field.noProject'), seconds])),
        ],
      ]}
    />
  )
}

function OvertimeFacts({ facts }: { facts: FactsOf<'overtime'> }) {
  const t = useText(inboxTexts)
  const { month, hours } = useFormat()
  const { approved_seconds, limit_minutes, limit_per } = facts

  return (
    <Facts
      items={[
        [t('field.month'), month(facts.month)],
        [t('field.overtime'), hours(facts.seconds)],
        [t('field.approvedBefore'), approved_seconds > 0 ? hours(approved_seconds) : null],
        [t('field.target'), hours(facts.target_seconds)],
        [t('field.worked'), hours(facts.worked_seconds)],
        [t('field.limit'), t(`limit.${limit_per}`, { hours: hours(limit_minutes * 60) })],
      ]}
    />
  )
}

function PayRunFacts({ facts }: { facts: FactsOf<'pay_run'> }) {
  const t = useText(inboxTexts)
  const { day, number } = useFormat()

  return (
    <Facts
      items={[
        [t('field.net'), <Money key="net" amount={facts.net_pay} currency={facts.currency} />],
        [
          t('field.gross'),
          <Money key="gross" amount={facts.gross_pay} currency={facts.currency} />,
        ],
        [
          t('field.paid'),
          t('field.paidOf', { paid: number(facts.paid_count), all: number(facts.entries_count) }),
        ],
        [t('field.payDate'), day(facts.pay_date)],
        [t('field.prepared'), facts.prepared_by],
        [t('field.missing'), number(facts.warnings_count)],
        [t('field.changes'), number(facts.changes_count)],
      ]}
    />
  )
}

/** The facts of kinds that need no further words than the inbox's own. */
function usePlainFacts({ facts, employee }: InboxItem): Pairs {
  const t = useText(inboxTexts)
  const checklists = useText(sharedChecklistTexts)
  const watch = useText(sharedWatchTexts)
  const { day, listed } = useFormat()
  const person = [checklists('about'), employee && fullName(employee)] as const

  switch (facts.kind) {
    case 'checklist_item':
      return [
        [checklists('text'), facts.text],
        person,
        [t('field.checklist'), facts.checklist],
        [t('field.owner'), facts.mine ? t('field.mine') : checklists(`owners.${facts.owner}`)],
      ]
    case 'contract_end':
      return [person, [t('field.endsOn'), day(facts.end_on)]]
    case 'document_end':
      return [
        [t('field.document'), facts.filename],
        [t('field.documentType'), facts.type],
        person,
        [t('field.expiresOn'), day(facts.expires_on)],
      ]
    case 'flag':
      return [
        [t('field.rule'), watch(`rule.${facts.rule}`)],
        [
          t('field.act'),
          facts.count > 1
            ? watch('times', { what: watch(`kind.${facts.act}`), n: facts.count })
            : watch(`kind.${facts.act}`),
        ],
        [
          t('field.by'),
          listed(
            [facts.by, facts.behind && watch('behind', { name: facts.behind })].filter(
              (part) => typeof part === 'string' && part !== '',
            ) as string[],
          ),
        ],
        ...(employee ? [person] : []),
        ...(facts.amount && facts.currency
          ? ([
              [
                t('field.amount'),
                <Money key="amount" amount={facts.amount} currency={facts.currency} />,
              ],
            ] as const)
          : []),
      ]
    default:
      return []
  }
}

/** The facts of an item, labelled as in its own area. */
export function ItemFacts({ item }: { item: InboxItem }) {
  const plain = usePlainFacts(item)
  const { facts } = item
  if (facts.kind === 'leave') return <LeaveFacts facts={facts} />
  if (facts.kind === 'expense') return <ExpenseFacts facts={facts} />
  if (facts.kind === 'correction') return <CorrectionFacts facts={facts} />
  if (facts.kind === 'timesheet') return <TimesheetFacts facts={facts} />
  if (facts.kind === 'overtime') return <OvertimeFacts facts={facts} />
  if (facts.kind === 'pay_run') return <PayRunFacts facts={facts} />

  return <Facts items={plain} />
}
