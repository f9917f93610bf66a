import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OpeningAnswer } from '@workledger/contracts/recruiting/openings.api'
import type { Rows } from '@workledger/contracts/registry'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { EmptyState } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { lazy } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { candidatePath, nameOf } from './candidate-words'
import { recruitingTexts } from './messages'

const Board = lazy(() => import('./board'))

/** Applicants by stage, or as a list. */
export default function ApplicantsTab({ opening }: { opening: OpeningAnswer }) {
  const t = useText(recruitingTexts)
  const [search, setSearch] = useSearchParams()
  const asList = search.get('view') === 'list'
  const show = (view: 'board' | 'list') => setSearch(view === 'list' ? { tab: 'applicants', view } : { tab: 'applicants' })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {(['board', 'list'] as const).map((view) => (
          <Button
            key={view}
            aria-pressed={asList === (view === 'list')}
            variant={asList === (view === 'list') ? 'contained' : 'outlined'}
            onClick={() => show(view)}
          >
            {t(view)}
          </Button>
        ))}
      </Box>
      {asList ? <Applicants opening={opening.id} /> : <Board opening={opening} />}
    </Box>
  )
}

function Applicants({ opening }: { opening: string }) {
  const t = useText(recruitingTexts)
  const { day } = useFormat()
  const navigate = useNavigate()
  const list = useConsoleList('candidates', { sort: '-applied_at', always: { opening_id: opening } })
  const columns: Column<Rows['candidates']>[] = [
    { id: 'name', label: t('name'), sort: 'last_name', fixed: true, cell: (row) => <bdi style={{ fontWeight: 500 }}>{nameOf(row)}</bdi> },
    { id: 'email', label: t('email'), sort: 'email', card: 'fact', cell: ({ email }) => <span className="ltr">{email}</span> },
    { id: 'stage', label: t('stage'), sort: 'stage', card: 'fact', cell: ({ stage }) => <bdi>{stage}</bdi> },
    { id: 'rating', label: t('rating'), sort: 'rating', end: true, card: 'figure', cell: ({ rating }) => rating ?? '–' },
    { id: 'applied', label: t('applied'), sort: 'applied_at', end: true, cell: ({ applied_at }) => day(applied_at) },
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
      search
      exportUrl={exportOf(list)}
      empty={<EmptyState icon="ats" title={t('noApplicants.title')} text={t('noApplicants.text')} />}
    />
  )
}
