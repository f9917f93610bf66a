import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import type { OpeningAnswer } from '@workledger/contracts/recruiting/openings.api'
import { recruitingSettingApi } from '@workledger/contracts/recruiting/recruiting-setting.api'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { writeListState } from '@workledger/kit/table/list'
import { Search } from '@workledger/kit/table/table-toolbar'
import { besideColumns } from '@workledger/kit/ui/beside'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { EmptyState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { useBelow } from '@workledger/kit/ui/use-narrow'
import { ViewSwitch } from '@workledger/kit/ui/view-switch'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { candidatePath } from './candidate-words'
import { recruitingTexts } from './messages'

const Board = lazy(() => import('./board'))
const CandidatePanel = lazy(() => import('./candidate-panel'))

/** Applicants by stage, one of them open next to the board if there is room, or as a list. */
export default function ApplicantsTab({ opening }: { opening: OpeningAnswer }) {
  const t = useText(recruitingTexts)
  const { number } = useFormat()
  const { workspace } = useMember()
  const wide = !useBelow(1280)
  const [address, setAddress] = useSearchParams()
  const view = address.get('view') === 'list' ? 'list' : 'board'
  const search = address.get('q') ?? ''
  const picked = wide && view === 'board' ? address.get('candidate') : null
  const figures = useQuery(query(candidatesApi.candidateFigures, { params: { id: opening.id } }))
    .data?.data
  const waiting = (figures?.stages ?? []).reduce((sum, stage) => sum + stage.waiting, 0)
  const setting = useQuery(
    query(recruitingSettingApi.recruitingSetting, { params: { ws: workspace.id } }),
  )
  const keeps = setting.data?.data.retention_months
  // Page, order and filters belong to the list only.
  const show = (next: 'board' | 'list') =>
    setAddress(next === 'list' ? { tab: 'applicants', view: next } : { tab: 'applicants' })

  const beside = (candidate: string | null) => {
    const next = new URLSearchParams(address)

    if (candidate === null) next.delete('candidate')
    else next.set('candidate', candidate)

    return next
  }

  const to = (candidate: string) =>
    wide
      ? `/admin/ats/${opening.id}/detail?${beside(candidate)}`
      : `/admin${candidatePath(opening.id, candidate)}`

  return (
    <Grid
      columns="minmax(0, 1fr)"
      gap={2}
      sx={{ alignItems: 'start', ...besideColumns(picked !== null, '460px') }}
    >
      <Grid columns="minmax(0, 1fr)" gap={1.5}>
        <Row wrap gap="8px 12px">
          {view === 'board' && (
            <Search
              label={t('search')}
              value={search}
              onChange={(q) => setAddress((now) => writeListState(now, { q }), { replace: true })}
            />
          )}
          {figures && (
            <Muted component="span" className="num" size={12}>
              {t('hiredCount', { number: number(figures.hired) })} ·{' '}
              {t('rejectedCount', { number: number(figures.rejected) })}
            </Muted>
          )}
          {waiting > 0 && (
            <Row
              component="span"
              className="num"
              inline
              gap={0.5}
              sx={{ color: 'tone.warn', fontSize: 12, fontWeight: 500 }}
            >
              <Icon name="timer" size={13} />
              {t('waiting', { count: waiting })}
            </Row>
          )}
          <Box sx={{ marginInlineStart: 'auto' }}>
            <ViewSwitch
              label={t('views.label')}
              value={view}
              options={(['board', 'list'] as const).map((value) => ({ value, label: t(value) }))}
              onChange={show}
            />
          </Box>
        </Row>
        {view === 'list' ? (
          <Applicants opening={opening.id} />
        ) : (
          <Board opening={opening} search={search} to={to} picked={picked} />
        )}
        {keeps !== undefined && (
          <Row gap={0.75} sx={{ fontSize: 12, color: 'text.secondary' }}>
            <Icon name="lock" size={13} />
            {t('erasedAfter', { count: keeps })}
          </Row>
        )}
      </Grid>
      {picked && (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <CandidatePanel
            key={picked}
            opening={opening.id}
            candidate={picked}
            close={() => setAddress(beside(null))}
          />
        </Suspense>
      )}
    </Grid>
  )
}

function Applicants({ opening }: { opening: string }) {
  const t = useText(recruitingTexts)
  const { day } = useFormat()
  const navigate = useNavigate()

  const list = useConsoleList('candidates', {
    sort: '-applied_at',
    always: { opening_id: opening },
  })

  const columns: Column<Rows['candidates']>[] = [
    {
      id: 'name',
      label: t('name'),
      sort: 'last_name',
      fixed: true,
      cell: (row) => <bdi style={{ fontWeight: 500 }}>{fullName(row)}</bdi>,
    },
    {
      id: 'email',
      label: t('email'),
      sort: 'email',
      card: 'fact',
      cell: ({ email }) => <span className="ltr">{email}</span>,
    },
    {
      id: 'stage',
      label: t('stage'),
      sort: 'stage',
      card: 'fact',
      cell: ({ stage }) => <bdi>{stage}</bdi>,
    },
    {
      id: 'rating',
      label: t('rating'),
      sort: 'rating',
      end: true,
      card: 'figure',
      cell: ({ rating }) => rating ?? '–',
    },
    {
      id: 'applied',
      label: t('applied'),
      sort: 'applied_at',
      end: true,
      cell: ({ applied_at }) => day(applied_at),
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip tone={status === 'hired' ? 'good' : status === 'rejected' ? 'bad' : 'wait'}>
          {t(`candidateStatus.${status}`)}
        </StatusChip>
      ),
    },
  ]

  return (
    <DataTable
      name="candidates"
      label={t('tabs.applicants')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(candidatePath(opening, id))}
      exportUrl={exportOf(list)}
      empty={
        <EmptyState icon="ats" title={t('noApplicants.title')} text={t('noApplicants.text')} />
      }
    />
  )
}
