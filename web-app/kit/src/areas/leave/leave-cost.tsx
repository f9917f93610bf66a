import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { useTold } from '../../i18n/error-words'
import { isolated, useFormat } from '../../i18n/format'
import { isDay } from '../../i18n/is-day'
import { query } from '../../net/query'
import { PlainTable } from '../../table/plain-table'
import { Stack } from '../../ui/layout'
import { Muted, Strong } from '../../ui/text'
import { useStepWords } from '../approvals/step-words'
import { signedClock } from '../working-time/signed-time'
import { BalanceAfter } from './balance-after'
import { useLeaveWords } from './leave-words'
import { type Planned, useLeavePreview } from './use-leave-preview'

const named = 3

const days = (
  found: { days: readonly { date: string; draws: readonly { grant: string | null }[] }[] },
  grant: string,
) =>
  found.days
    .filter(({ draws }) => draws.some((draw) => draw.grant === grant))
    .map(({ date }) => date)

interface Props {
  employee: string
  leave?: string | undefined
  planned: Planned
  /** Whether the chosen type takes from the allowance; undefined before the choice. */
  takes: boolean | undefined
  /** It is approved at once, so no one is asked. */
  added?: boolean | undefined
  /** Faults that the form already shows. */
  said: readonly (string | null | undefined)[]
}

/**
 * The cost of a leave by grant, other absences and the decider, once type and days are chosen;
 * until then the balance.
 */
export function LeaveCost({ employee, leave, planned, takes, added, said }: Props) {
  const { t, daysAndHours } = useLeaveWords()
  const steps = useStepWords()
  const told = useTold()
  const { span, listed, joined } = useFormat()
  const { start_on, finish_on } = planned
  const { complete, preview } = useLeavePreview(employee, leave, planned)
  const year = isDay(start_on) ? Number(start_on.slice(0, 4)) : undefined

  const stats = useQuery({
    ...query(leaveBalanceApi.leaveStats, { params: { id: employee }, query: { year } }),
    enabled: !complete,
  }).data?.data

  const found = complete ? preview.data?.data : undefined

  const away =
    found?.away
      .slice(0, named)
      .map(
        (person) => `${isolated(fullName(person))} (${span(person.start_on, person.finish_on)})`,
      ) ?? []

  // A policy that counts calendar days counts holidays too.
  const partOf = new Map(found?.days.map(({ date, part }) => [date, part]))
  const free = found?.holidays.filter(({ date }) => !partOf.has(date)) ?? []

  const halved =
    found?.holidays.filter(
      ({ date, part }) => !planned.half_day && partOf.has(date) && Number(part) < 1,
    ) ?? []

  const holidaysOf = (holidays: readonly { date: string; name: string }[]) =>
    listed(holidays.map(({ date, name }) => `${isolated(name)} (${span(date, date)})`))
  const others = (found?.away_count ?? 0) - away.length

  return (
    <Stack
      aria-live="polite"
      gap={0.5}
      sx={{ p: '10px 12px', borderRadius: 1, bgcolor: 'tone.raised', color: 'text.secondary' }}
    >
      {!complete ? (
        takes === false ? (
          <span>{t('cost.nothing')}</span>
        ) : stats?.policy === null ? (
          <span>{t('balance.none')}</span>
        ) : (
          stats && (
            <span className="num">
              {stats.unlimited
                ? t('balance.unlimited')
                : t('balance.left', {
                    days: daysAndHours(stats.days_available, stats.seconds_available),
                  })}
            </span>
          )
        )
      ) : preview.error ? (
        <span>{preview.error.message}</span>
      ) : !found ? (
        <Skeleton width={220} />
      ) : (
        <>
          <Strong className="num" sx={{ color: 'text.primary' }}>
            {daysAndHours(found.days_taken, found.seconds_taken)}
            {takes === false && !found.account && ` · ${t('cost.nothing')}`}
            {found.balance_after !== null && ' · '}
            <BalanceAfter leave={{ ...found, start_on, finish_on }} />
          </Strong>
          {found.account && (
            <span className="num">
              {t('cost.account', {
                before: isolated(signedClock(found.account.before)),
                after: isolated(signedClock(found.account.after)),
              })}
            </span>
          )}
          {found.refusal && !said.includes(told(found.refusal)) && (
            <Box sx={{ color: 'tone.bad' }}>{told(found.refusal)}</Box>
          )}
          {free.length > 0 && <span>{t('cost.holidays', { days: holidaysOf(free) })}</span>}
          {halved.length > 0 && <span>{t('cost.halfHolidays', { days: holidaysOf(halved) })}</span>}
          {found.grants.length > 0 && <GrantTable found={found} />}
          <span>
            {away.length === 0
              ? t('away.noOne')
              : others > 0
                ? t('away.more', { names: joined(away), count: others })
                : t('away.people', { names: joined(away) })}
          </span>
          {!added && found.steps.length > 0 && (
            <span>{steps.t('goesTo', { names: steps.routeOf(found.steps) })}</span>
          )}
          {!added && found.steps.length === 0 && found.goes_to.length > 0 && (
            <span>
              {t('cost.goesTo', {
                names: joined(found.goes_to.map((person) => isolated(fullName(person)))),
              })}
            </span>
          )}
        </>
      )}
    </Stack>
  )
}

/** From which grants the days are taken. */
function GrantTable({
  found,
}: {
  found: NonNullable<ReturnType<typeof useLeavePreview>['preview']['data']>['data']
}) {
  const { t, number } = useLeaveWords()
  const { span, day, listed } = useFormat()

  return (
    <Box sx={{ color: 'text.primary' }}>
      <PlainTable
        label={t('cost.grants')}
        columns={[t('cost.from'), t('days'), t('cost.now'), t('cost.after')]}
        rows={found.grants.map((grant) => ({
          key: grant.id,
          cells: [
            <span key="good" title={listed(days(found, grant.id).map((date) => span(date, date)))}>
              {t(`grants.kind.${grant.kind}`)}
              <Muted component="span" size={12} sx={{ display: 'block' }}>
                {t('cost.useBy', { day: day(grant.to) })}
              </Muted>
            </span>,
            number(grant.days),
            number(grant.before),
            number(grant.after),
          ],
        }))}
      />
    </Box>
  )
}
