import type { HistoryEvent } from '@workledger/contracts/audit/audit.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { FactRows } from '../fact-rows'
import { auditTexts } from '../messages'
import { type AuditWords, ownName } from '../words/use-words'

interface LeaveSaw {
  kind: 'leave'
  year: number | null
  balance_before: string | null
  balance_after: string | null
  policy: string | null
  allow_negative: boolean | null
  days: string
  overlaps: readonly { employee_id: string; start_on: string; finish_on: string }[]
  overlaps_count: number
}

interface PayRunSaw {
  kind: 'payrun'
  currency: string
  net_pay: string
  previous: { start: string; end: string; net_pay: string } | null
  checks: readonly { code: string; count: number }[]
  accepted: readonly string[]
  four_eyes: boolean
}

/** The screen that the approver of a leave or a pay run saw. */
export function SawCard({ event, words }: { event: HistoryEvent; words: AuditWords }) {
  const t = useText(auditTexts)
  const saw = event.saw as LeaveSaw | PayRunSaw
  const name =
    event.impersonator && !event.token
      ? t('asAnother', { admin: event.impersonator.name, name: event.actor.name })
      : event.actor.name

  return (
    <Card title={t('saw.title', { name })}>
      {saw.kind === 'leave' ? (
        <OfLeave saw={saw} words={words} />
      ) : (
        <OfPayRun saw={saw} words={words} />
      )}
    </Card>
  )
}

function OfLeave({ saw, words }: { saw: LeaveSaw; words: AuditWords }) {
  const t = useText(auditTexts)
  const { number, span, listed } = useFormat()

  const away = saw.overlaps.map(
    ({ employee_id, start_on, finish_on }) =>
      `${words.value('employee_id', employee_id)} (${span(start_on, finish_on)})`,
  )

  return (
    <FactRows
      items={[
        [t('saw.days'), number(saw.days)],
        ...(saw.balance_before === null
          ? []
          : [
              [
                t('saw.balance', { year: String(saw.year) }),
                `\u2066${number(saw.balance_before)} → ${number(saw.balance_after!)}\u2069`,
              ] as const,
            ]),
        ...(saw.policy ? [[t('saw.policy'), saw.policy] as const] : []),
        ...(saw.allow_negative === null
          ? []
          : [[t('saw.negative'), t(saw.allow_negative ? 'yes' : 'no')] as const]),
        [
          t('saw.overlaps'),
          saw.overlaps_count === 0
            ? t('noOne')
            : saw.overlaps_count > away.length
              ? `${listed(away)} +${number(saw.overlaps_count - away.length)}`
              : listed(away),
        ],
      ]}
    />
  )
}

function OfPayRun({ saw, words }: { saw: PayRunSaw; words: AuditWords }) {
  const t = useText(auditTexts)
  const { money, period, number, percent, listed } = useFormat()

  const change =
    saw.previous && Number(saw.previous.net_pay) !== 0
      ? Number(saw.net_pay) / Number(saw.previous.net_pay) - 1
      : null

  return (
    <FactRows
      items={[
        [t('saw.net'), money(saw.net_pay, saw.currency)],
        ...(saw.previous
          ? [
              [
                t('saw.against', { period: period(saw.previous.start, saw.previous.end) }),
                change === null
                  ? money(saw.previous.net_pay, saw.currency)
                  : percent(100 * change, { most: 1, signed: true }),
              ] as const,
            ]
          : []),
        ...(saw.checks.length === 0
          ? [[t('saw.checks'), t('none')] as const]
          : saw.checks.map(
              ({ code, count }) => [words.value('code', ownName(code)), number(count)] as const,
            )),
        ...(saw.accepted.length > 0
          ? [
              [
                t('saw.accepted'),
                listed(saw.accepted.map((code) => words.value('code', code))),
              ] as const,
            ]
          : []),
        [t('saw.fourEyes'), t(saw.four_eyes ? 'yes' : 'no')],
      ]}
    />
  )
}
