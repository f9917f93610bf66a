import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import {
  type SavedReportSend,
  savedReportsApi,
} from '@workledger/contracts/reports/saved-reports.api'
import type { SavedReport } from '@workledger/contracts/reports/saved-reports.lists'
import { usePeopleById } from '@workledger/kit/areas/people/people-found'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { Avatar } from '@workledger/kit/ui/avatar'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { reportTexts } from './messages'
import { useScheduleWords } from './schedule-words'

const SaveDialog = lazy(() => import('./save-dialog'))

/** Number of mails on the card; the report's history has all. */
const SHOWN = 5

const rule = { borderTop: 1, borderColor: 'divider' } as const

/**
 * The schedule of a saved report's mail: its days, recipients, the next date, and the outcome of
 * the last ones.
 */
export function ScheduleCard({ report, mine }: { report: SavedReport; mine: boolean }) {
  const t = useText(reportTexts)
  const { moment } = useFormat()
  const { said } = useScheduleWords()
  const [editing, setEditing] = useState(false)
  const { workspace } = useMember()
  const item = { params: { ws: workspace.id, id: report.id } }
  const sends = useQuery(query(savedReportsApi.savedReportSends, item)).data?.data ?? []

  const send = useCommand(savedReportsApi.sendSavedReport, {
    invalidates: [savedReportsApi.savedReportSends],
    onDone: () => void toast(t('saved.sentNow')),
    onError: toastError,
  })

  const ask = async () => {
    const question = {
      title: t('saved.sendTitle', { title: report.title }),
      action: t('saved.sendNow'),
    }

    if (
      await confirm({
        ...question,
        text: t('saved.sendText', { count: 1 + report.recipients.length }),
      })
    )
      send.run(item)
  }

  const { every, name, next_due_at } = report

  const rows = [
    [t('saved.send'), said(report)],
    ...(every
      ? [
          [t('saved.period'), t(`saved.before.${every}`)],
          [t('saved.as'), t('saved.link')],
          [t('saved.to'), <Readers key="to" ids={[report.employee_id, ...report.recipients]} />],
        ]
      : []),
  ] as const

  return (
    <Card title={t('saved.schedule')} note={t('saved.by', { name })}>
      <Box
        component="dl"
        className="num"
        sx={{
          ...{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: '4px 24px',
            m: 0,
            p: '12px 16px',
          },
          ...{ '& dt': { color: 'text.secondary' }, '& dd': { m: 0, overflowWrap: 'anywhere' } },
        }}
      >
        {rows.map(([label, value]) => (
          <Box key={label as string} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {(mine || next_due_at) && (
        <Row className="num" wrap gap={1} sx={{ ...rule, minHeight: 48, px: 2, py: 0.75 }}>
          <Muted component="span" sx={{ flex: 1, minWidth: 0 }}>
            {next_due_at && t('saved.nextAt', { moment: moment(next_due_at) })}
          </Muted>
          {mine && (
            <Row align="stretch" gap={1} sx={{ '@media print': { display: 'none' } }}>
              <Button onClick={() => setEditing(true)}>{t('saved.edit')}</Button>
              <Button {...busyProps(send.busy, () => void ask())}>{t('saved.sendNow')}</Button>
            </Row>
          )}
        </Row>
      )}
      {sends.length > 0 && <Sends sends={sends.slice(0, SHOWN)} />}
      <Suspense>
        {editing && (
          <SaveDialog report={report} filters={report.filters} close={() => setEditing(false)} />
        )}
      </Suspense>
    </Card>
  )
}

/** Faces and names of the recipients. */
function Readers({ ids }: { ids: readonly string[] }) {
  const people = usePeopleById(ids).flatMap((person) => person ?? [])
  return (
    <BareList sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' }}>
      {people.map((person) => (
        <Row component="li" key={person.id} gap={0.75}>
          <Avatar person={person} size={20} />
          <bdi>{fullName(person)}</bdi>
        </Row>
      ))}
    </BareList>
  )
}

function Sends({ sends }: { sends: readonly SavedReportSend[] }) {
  const t = useText(reportTexts)
  const { moment, number } = useFormat()

  return (
    <Box
      component="ul"
      aria-label={t('saved.sends')}
      className="num"
      sx={{ ...rule, m: 0, px: 2, py: 1, listStyle: 'none' }}
    >
      {sends.map(({ id, at, people, sent }) => (
        <Row component="li" key={id} gap={1} sx={{ py: 0.25 }}>
          <Box
            component="span"
            sx={{
              display: 'flex',
              color: people > 0 && sent === people ? 'tone.good' : 'text.disabled',
            }}
          >
            <Icon name={people > 0 && sent === people ? 'check' : 'mail'} size={14} />
          </Box>
          {moment(at)}
          <Muted component="span" sx={{ marginInlineStart: 'auto' }}>
            {people === 0
              ? t('saved.underway')
              : t('saved.reached', { sent: number(sent), people: number(people) })}
          </Muted>
        </Row>
      ))}
    </Box>
  )
}
