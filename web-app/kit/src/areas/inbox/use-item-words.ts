import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { isolated, joinFacts, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { sharedAttendanceTexts } from '../attendance/messages'
import { useLeaveWords } from '../leave/leave-words'
import { sharedWatchTexts } from '../watch/messages'
import { inboxTexts } from './messages'

/** The facts of one kind of item. */
export type FactsOf<K extends InboxItem['kind']> = Extract<InboxItem['facts'], { kind: K }>

type FactWords = ReturnType<typeof useFactWords>

function useFactWords() {
  const t = useText(inboxTexts)
  const attendance = useText(sharedAttendanceTexts)
  const watch = useText(sharedWatchTexts)
  const { dates } = useLeaveWords()
  const format = useFormat()
  return { t, attendance, watch, dates, format }
}

/** Writes what one item is about, in a line. */
function summaryOf(facts: InboxItem['facts'], { t, attendance, watch, dates, format }: FactWords) {
  const { day, money } = format

  switch (facts.kind) {
    case 'leave':
      return joinFacts([facts.type, dates(facts)])
    case 'expense':
      return joinFacts([facts.name, `${money(facts.amount, facts.currency)} ${facts.currency}`])
    case 'correction':
      return joinFacts([attendance(`corrections.${facts.change}`), day(facts.day)])
    case 'timesheet':
      return joinFacts([format.span(facts.from_on, facts.to_on), format.hours(facts.seconds)])
    case 'overtime':
      return joinFacts([format.month(facts.month), format.hours(facts.seconds)])
    case 'pay_run':
      return t('summary.payRun', {
        amount: `${money(facts.net_pay, facts.currency)} ${facts.currency}`,
        day: day(facts.pay_date),
      })
    case 'checklist_item':
      return isolated(facts.text)
    case 'contract_end':
      return t(`summary.${facts.ends}`, { day: day(facts.end_on) })
    case 'document_end': {
      const on = day(facts.expires_on)
      const name = facts.filename ?? facts.type
      return name
        ? t('summary.document', { name, day: on })
        : t('summary.documentNoName', { day: on })
    }
    case 'flag':
      return watch(`rule.${facts.rule}`)
  }
}

/** Returns how the inbox names an item: a title, a line about it, and its kind. */
export function useItemWords() {
  const words = useFactWords()
  const { t, watch, format } = words

  const kindOf = ({ kind, facts }: InboxItem) =>
    t(
      `kind.${facts.kind === 'contract_end' && facts.ends === 'probation' ? 'probation_end' : kind}`,
    )

  const titleOf = (item: InboxItem) =>
    item.facts.kind === 'pay_run'
      ? format.period(item.facts.start, item.facts.end)
      : item.employee
        ? fullName(item.employee)
        : item.facts.kind === 'flag'
          ? watch(`rule.${item.facts.rule}`)
          : kindOf(item)

  return {
    titleOf,
    kindOf,
    // Without a person, the title already names the rule.
    summaryOf: ({ facts, employee }: InboxItem) =>
      facts.kind === 'flag' && !employee ? watch(`kind.${facts.act}`) : summaryOf(facts, words),
  }
}
