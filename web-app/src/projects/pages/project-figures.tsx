import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { type ProjectAnswer, projectsApi } from '@workledger/contracts/projects/projects.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Panel, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { projectPageTexts } from './messages'
import { ProgressBar, percentOf } from './progress'
import { shareOf, worth } from './worth'

/** Hours and money against their budgets, and completed tasks, each with its bar. */
export function ProjectFigures({ project }: { project: ProjectAnswer }) {
  const t = useText(projectPageTexts)
  const { hours, money } = useFormat()
  const { workspace, sees, can } = useMember()
  const bills = sees('manage_invoices')

  const unbilled = useQuery({
    ...query(unbilledTimeApi.unbilledTimeOfProject, { params: { id: project.id } }),
    enabled: bills,
  }).data?.data

  const time = useQuery(query(projectsApi.projectTime, { params: { id: project.id } })).data?.data
  const { estimated_hours, budget, tasks_count, completed_tasks } = project
  // Viewers who may see neither get no rate and no budget.
  const priced = project.rate !== undefined
  // Without a rate of its own the project has its client's, which only people who bill may see.
  const rate = project.rate ?? unbilled?.rate ?? null
  const estimated =
    estimated_hours && Number(estimated_hours) > 0 ? Number(estimated_hours) * 3600 : null
  const left = estimated === null || !time ? null : estimated - time.seconds
  const value = rate && time ? worth(time.billable_seconds, rate) : null
  // Without a budget of its own, the value of the estimated hours counts.
  const limit = budget ?? (rate && estimated !== null ? worth(estimated, rate) : null)
  const amount = (text: string) => `${money(text, workspace.currency)} ${workspace.currency}`

  return (
    <Panel
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: `repeat(${2 + Number(priced) + Number(bills)}, 1fr)`,
        },
        mb: 2,
        overflow: 'hidden',
      }}
    >
      <Figure
        label={t('figures.hours')}
        aside={
          left === null
            ? null
            : t(left < 0 ? 'figures.over' : 'figures.left', { time: hours(Math.abs(left)) })
        }
        value={time ? hours(time.seconds) : '…'}
        of={
          estimated_hours
            ? t('figures.hoursOf', { time: hours(Number(estimated_hours) * 3600) })
            : t('figures.billable', { time: hours(time?.billable_seconds ?? 0) })
        }
        percent={estimated === null || !time ? null : Math.round((time.seconds / estimated) * 100)}
      />
      {priced && (
        <Figure
          label={rate ? t('figures.value', { rate: amount(rate) }) : t('figures.valuePlain')}
          value={
            value === null ? (rate ? '…' : t('figures.noRate')) : money(value, workspace.currency)
          }
          of={limit === null ? null : t('figures.moneyOf', { amount: amount(limit) })}
          percent={value === null || limit === null ? null : Math.round(shareOf(value, limit))}
        />
      )}
      {bills && (
        <Figure
          label={t('figures.unbilled')}
          value={unbilled ? hours(unbilled.seconds) : '…'}
          of={
            unbilled?.amount
              ? `${money(unbilled.amount, unbilled.currency)} ${unbilled.currency}`
              : null
          }
          aside={
            unbilled &&
            unbilled.entries > 0 &&
            can('edit_company', 'manage_company', 'manage_invoices') && (
              <AppLink to={`/admin/invoice/new?client=${project.client_id}&project=${project.id}`}>
                {t('figures.invoice')}
              </AppLink>
            )
          }
          percent={null}
        />
      )}
      <Figure
        label={t('figures.tasks')}
        aside={t('figures.open', { count: tasks_count - completed_tasks })}
        value={t('figures.done', { done: completed_tasks, all: tasks_count })}
        percent={percentOf(completed_tasks, tasks_count)}
      />
    </Panel>
  )
}

interface FigureProps {
  label: string
  value: ReactNode
  of?: string | null
  aside?: ReactNode
  percent: number | null
}

function Figure({ label, value, of, aside, percent }: FigureProps) {
  const { percent: written } = useFormat()
  const quiet = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const

  return (
    <Box
      sx={{
        p: { xs: '8px 12px', sm: '12px 16px' },
        minWidth: 0,
        borderTop: '1px solid',
        borderInlineStart: '1px solid',
        borderColor: 'divider',
        mt: '-1px',
        marginInlineStart: '-1px',
      }}
    >
      <Row align="stretch" wrap sx={{ columnGap: 1, justifyContent: 'space-between', ...quiet }}>
        <span>{label}</span>
        {aside && <span className="num">{aside}</span>}
      </Row>
      <Row className="num" align="baseline" wrap sx={{ columnGap: 1, my: 0.25 }}>
        <Strong component="span" weight={600} sx={{ fontSize: 16, lineHeight: '24px' }}>
          {value}
        </Strong>
        {of && <Muted component="span">{of}</Muted>}
      </Row>
      {percent !== null && (
        <Row className="num" gap={1} sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 600 }}>
          <Box sx={{ flex: 1 }}>
            <ProgressBar percent={percent} label={label} />
          </Box>
          {written(percent)}
        </Row>
      )}
    </Box>
  )
}
