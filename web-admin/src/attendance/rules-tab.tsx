import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { type AttendanceRules } from '@workledger/contracts/attendance/attendance-rules'
import { sharedAttendanceTexts } from '@workledger/kit/areas/attendance/messages'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Grow, Panel, Row, Stack } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'

const RulesDialog = lazy(() => import('./rules-dialog'))
const AttendanceRulesHistory = lazy(() => import('./rules-history'))

/** The versions of the attendance rules with their effective dates. */
export default function RulesTab() {
  const t = useText(sharedAttendanceTexts)
  const { day } = useFormat()
  const { workspace } = useMember()
  const found = useQuery(query(attendanceApi.attendanceRules, { params: { ws: workspace.id } }))

  const remove = useConsoleCommand('removeAttendanceRules', {
    onDone: () => void toast(t('rules.removed')),
    onError: toastError,
  })

  const [open, setOpen] = useState<{ from?: AttendanceRules | undefined } | null>(null)
  const [told, setTold] = useState(false)
  const versions = found.data?.data ?? []
  const current = versions.find(({ effective_on }) => effective_on <= today())

  usePageActions({
    primary: found.isSuccess && {
      label: t('rules.new'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen({ from: current ?? versions[0] }),
    },
    secondary: [{ label: t('rules.history'), icon: 'history', run: () => setTold(true) }],
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={4} />

  const ask = async ({ id, effective_on }: AttendanceRules) => {
    const said = {
      title: t('rules.ask', { day: day(effective_on) }),
      text: t('rules.askText'),
      action: t('rules.remove'),
      danger: true,
    }
    if (await confirm(said)) remove.run({ params: { ws: workspace.id, id } })
  }

  return (
    <Stack gap={1.5} sx={{ maxWidth: 720 }}>
      <Muted>{t('rules.text')}</Muted>
      {versions.length === 0 ? (
        <Panel sx={{ p: 2 }}>{t('rules.none')}</Panel>
      ) : (
        <BareList aria-label={t('rules.versions')} sx={{ display: 'grid', gap: 1 }}>
          {versions.map((version) => (
            <Panel component="li" key={version.id} sx={{ display: 'flex', gap: 1, p: 2 }}>
              <Grow>
                <Row wrap gap={1} sx={{ fontWeight: 500 }}>
                  {t('rules.from', { day: day(version.effective_on) })}
                  {version === current && <StatusChip tone="good">{t('rules.inForce')}</StatusChip>}
                  {version.effective_on > today() && (
                    <StatusChip tone="accent">{t('rules.upcoming')}</StatusChip>
                  )}
                </Row>
                <Summary version={version} />
              </Grow>
              <IconButton aria-label={t('shift.edit')} onClick={() => setOpen({ from: version })}>
                <Icon name="edit" />
              </IconButton>
              <IconButton aria-label={t('rules.remove')} onClick={() => void ask(version)}>
                <Icon name="trash" />
              </IconButton>
            </Panel>
          ))}
        </BareList>
      )}
      <Suspense>
        {open && <RulesDialog from={open.from} versions={versions} close={() => setOpen(null)} />}
        {told && <AttendanceRulesHistory close={() => setTold(false)} />}
      </Suspense>
    </Stack>
  )
}

function Summary({ version }: { version: AttendanceRules }) {
  const t = useText(sharedAttendanceTexts)
  const { number } = useFormat()
  const hours = (minutes: number) => ({ hours: number(minutes / 60) })
  const { breaks, rest_minutes, daily_minutes, forgotten_minutes, longest_minutes } = version

  const parts = [
    ...breaks.map(({ after_minutes, minutes, paid }) =>
      t(paid ? 'rules.summaryPaid' : 'rules.summary', {
        minutes: number(minutes),
        ...hours(after_minutes),
      }),
    ),
    ...(rest_minutes ? [t('rules.restSummary', hours(rest_minutes))] : []),
    ...(daily_minutes ? [t('rules.dailySummary', hours(daily_minutes))] : []),
    t('rules.forgottenSummary', hours(forgotten_minutes)),
    t('rules.longestSummary', hours(longest_minutes)),
  ]

  return (
    <Muted size={13} sx={{ mt: 0.5 }}>
      {parts.join(' · ')}
    </Muted>
  )
}
