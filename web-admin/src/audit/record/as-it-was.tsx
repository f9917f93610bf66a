import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { auditApi, HistoryEvent } from '@workledger/contracts/audit/audit.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { WhyLines } from '@workledger/kit/areas/payroll/why-lines'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { FactRows } from '../fact-rows'
import { auditTexts } from '../messages'
import type { AuditWords } from '../words/use-words'
import { StateView } from './state-view'

export type RecordAnswer = AnswerOf<typeof auditApi.stream>['data']

interface Props {
  answer: RecordAnswer
  event: HistoryEvent | undefined
  words: AuditWords
  stream: string
  busy: boolean
}

/** A record as it was after an event, in the words of the interface. */
export function AsItWas({ answer, event, words, stream, busy }: Props) {
  const t = useText(auditTexts)
  const { moment, day } = useFormat()
  const { entries } = answer.record
  const state = entries ? withoutEntries(answer.state) : answer.state

  return (
    <Stack aria-busy={busy} gap={2} sx={{ minWidth: 0, opacity: busy ? 0.6 : 1 }}>
      {entries && <Entries answer={answer} words={words} payrun={stream.slice('payrun-'.length)} />}
      <Card title={t('record.asItWas')} note={event && moment(event.occurred_at)}>
        {event && (
          <FactRows
            items={[
              [t('record.knownOn'), moment(event.occurred_at)],
              [t('record.recordedOn'), moment(event.recorded_at)],
              ...(event.effective_on
                ? [[t('record.effectiveOn'), day(event.effective_on)] as const]
                : []),
            ]}
          />
        )}
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 2 }}>
          <StateView state={state} words={words} currency={entries?.currency} />
          {answer.state_cut && <Muted sx={{ mt: 1.5 }}>{t('record.cut')}</Muted>}
        </Box>
      </Card>
    </Stack>
  )
}

const withoutEntries = (state: unknown) => {
  const { entries: _, expenses: _e, ...rest } = state as Record<string, unknown>
  return rest
}

/** A pay run's entries at that time; pressing a net shows its reasons. */
function Entries({
  answer,
  words,
  payrun,
}: {
  answer: RecordAnswer
  words: AuditWords
  payrun: string
}) {
  const t = useText(auditTexts)
  const { money, number } = useFormat()
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null)
  const { currency, rows, total } = answer.record.entries!

  const named = rows.map((row) => ({
    ...row,
    name: answer.record.names[row.employee_id] ?? t('erased'),
  }))

  named.sort((one, other) => one.name.localeCompare(other.name))
  const figure = (value: string | undefined) => (value === undefined ? '–' : money(value, currency))

  return (
    <Card title={t('record.entries')} note={number(total)}>
      <PlainTable
        label={t('record.entries')}
        columns={[
          t('record.employee'),
          t('record.basic'),
          t('record.allowances'),
          t('record.deductions'),
          t('record.net'),
        ]}
        rows={named.map(({ id, name, should_pay, pay }) => ({
          key: id,
          off: !should_pay,
          cells: [
            <bdi key="name">{name}</bdi>,
            figure(pay?.basic_pay),
            figure(pay?.allowances),
            figure(pay?.deductions),
            <Button
              key="net"
              size="small"
              variant="text"
              title={t('record.why')}
              onClick={() => setAsked({ id, name })}
              sx={{
                minWidth: 0,
                font: 'inherit',
                '&.MuiButton-root': { p: 0, color: 'tone.accentInk' },
              }}
            >
              {figure(pay?.net_pay)}
            </Button>,
          ],
        }))}
      />
      {total > rows.length && (
        <Muted sx={{ p: 2 }}>{t('record.moreEntries', { count: total - rows.length })}</Muted>
      )}
      {asked && <Why payrun={payrun} entry={asked} close={() => setAsked(null)} words={words} />}
    </Card>
  )
}

function Why({
  payrun,
  entry,
  close,
}: {
  payrun: string
  entry: { id: string; name: string }
  close: () => void
  words: AuditWords
}) {
  const t = useText(auditTexts)
  const { workspace } = useMember()

  const { data, error, refetch } = useQuery(
    query(payrollApi.whyPayrunEntry, {
      params: { ws: workspace.id, id: payrun, entryId: entry.id },
    }),
  )

  const title = t('record.whyOf', { name: entry.name })

  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': title, sx: { width: { xs: '100%', sm: 400 } } },
      }}
    >
      <Row
        component="header"
        sx={{ minHeight: 56, paddingInline: '20px 12px', borderBottom: 1, borderColor: 'divider' }}
      >
        <Heading sx={{ flex: 1 }}>{title}</Heading>
        <IconButton autoFocus aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Row>
      <Box sx={{ p: 2.5, overflowY: 'auto' }}>
        <Muted sx={{ mb: 1.5 }}>{t('record.whyNow')}</Muted>
        {error ? (
          <FailedState dense error={error} retry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={6} />
        ) : (
          <WhyLines why={data.data} />
        )}
      </Box>
    </Drawer>
  )
}
