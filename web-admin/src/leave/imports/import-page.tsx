import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import {
  type LeaveImportDetails,
  leaveImportsApi,
} from '@workledger/contracts/leave/leave-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { PageSkeleton } from '@workledger/kit/shell/page-skeleton'
import { confirm } from '@workledger/kit/ui/confirm'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Grid } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ImportHistory } from '../../kit/imports/import-history'
import { ImportStatus } from '../../kit/imports/import-status'
import { importTexts } from '../../kit/imports/messages'
import { KeptReasons } from '../../kit/imports/refused-rows'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { leaveTexts } from '../messages'
import { leaveImportHistory } from './import-history'
import { RunningImport } from './import-progress'
import { KeptLeaves } from './kept-leaves'
import { leaveImportTexts } from './messages'

/** The result of one import, and its undo. */
export default function LeaveImportPage() {
  const t = useText(leaveImportTexts)
  const ofLeave = useText(leaveTexts)
  const { workspace } = useMember()
  const { id = '' } = useParams()

  const found = useQuery({
    ...query(leaveImportsApi.leaveImport, { params: { ws: workspace.id, id } }),
    refetchInterval: ({ state }) => (state.data?.data.status === 'running' ? 1500 : false),
  })

  if (found.data) return <Import record={found.data.data} />

  return (
    <Page
      title={t('page')}
      crumbs={[
        { label: ofLeave('page'), to: '/admin/leaves' },
        { label: t('page'), to: '/admin/leaves/imports' },
      ]}
      quietTitle
    >
      {found.error?.status === 404 ? (
        <EmptyState icon="upload" title={t('gone')} />
      ) : found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

function Import({ record }: { record: LeaveImportDetails }) {
  const t = useText(leaveImportTexts)
  const ofLeave = useText(leaveTexts)
  const { value: word } = useRecordWords(leaveWords)
  const { moment, span, number } = useFormat()
  const may = useMay()('undoLeaveImport')
  const ofImports = useText(importTexts)
  const [past, setPast] = useState(false)
  const undo = useUndo(record)
  const { status, undo: undoing, from_on, to_on } = record
  const removable = status !== 'running' && undoing.removable > 0
  const ofBalances = record.content === 'balances'

  return (
    <Page
      title={t(ofBalances ? 'balances.title' : 'title', { format: word(record.format) })}
      crumbs={[
        { label: ofLeave('page'), to: '/admin/leaves' },
        { label: t('page'), to: '/admin/leaves/imports' },
      ]}
      status={<ImportStatus status={status} word={word} />}
      facts={
        <>
          <bdi>{t('facts', { when: moment(record.started_at), who: record.started_by ?? '' })}</bdi>
          {from_on && to_on && (
            <>
              {' '}
              · <bdi>{span(from_on, to_on)}</bdi>
            </>
          )}
        </>
      }
      secondary={[
        may && {
          label: t('another'),
          icon: 'upload' as const,
          to: `/admin/leaves/imports/new${ofBalances ? '?content=balances' : ''}`,
        },
      ]}
      menu={[
        { label: ofImports('history'), icon: 'history' as const, run: () => setPast(true) },
        ...(may && removable
          ? [{ label: t('undo.action'), icon: 'trash' as const, danger: true, run: undo.ask }]
          : []),
      ]}
    >
      <Grid columns="minmax(0, 1fr)" gap={2}>
        {undo.busy && (
          <LinearProgress aria-label={t(ofBalances ? 'balances.removing' : 'undo.running')} />
        )}
        {status === 'running' && <RunningImport record={record} />}
        {status === 'interrupted' && <Alert severity="warning">{t('interrupted')}</Alert>}
        {undo.error && (
          <Alert severity="error">
            <strong>{t('undo.failed')}</strong>
            <Box>{undo.error.message}</Box>
          </Alert>
        )}
        <Figures
          figures={[
            { label: t('rowsOf'), value: number(record.file_rows) },
            { label: t(ofBalances ? 'balances.added' : 'added'), value: number(record.added) },
            {
              label: t(ofBalances ? 'balances.known' : 'counts.known'),
              value: number(record.known),
            },
            { label: t('counts.refused'), value: number(record.refused) },
            { label: t('removed'), value: number(record.removed) },
            { label: t('present'), value: number(record.present), strong: true },
          ]}
        />
        {status !== 'running' && <KeptReasons reasons={record.reasons} />}
        {undoing.kept.length > 0 && <KeptLeaves undo={undoing} content={record.content} />}
      </Grid>
      <ImportHistory
        record={past ? record : null}
        title={t('page')}
        shown={leaveImportHistory}
        close={() => setPast(false)}
      />
    </Page>
  )
}

const undoWords = {
  leave: { text: 'undo.text', stay: 'undo.stay', done: 'undo.done' },
  balances: { text: 'balances.text', stay: 'balances.stay', done: 'balances.undone' },
} as const

/** Asks, saying what goes and what stays, then undoes. */
function useUndo({ id, content, removed, undo }: LeaveImportDetails) {
  const t = useText(leaveImportTexts)
  const words = content === 'balances' ? undoWords.balances : undoWords.leave
  const { workspace } = useMember()
  const stays = undo.kept.reduce((sum, { count }) => sum + count, 0)

  // The page shows the new number before the command is done.
  const before = useRef(removed)

  const send = useConsoleCommand('undoLeaveImport', {
    onDone: ({ data }) => toast(t(words.done, { count: data.removed - before.current })),
  })

  const ask = async () => {
    before.current = removed

    const text = (
      <>
        <p>{t(words.text, { count: undo.removable })}</p>
        {stays > 0 && <p>{t(words.stay, { count: stays })}</p>}
      </>
    )

    if (await confirm({ title: t('undo.title'), text, action: t('undo.action'), danger: true }))
      send.run({ params: { ws: workspace.id, id } })
  }

  return { ask: () => void ask(), busy: Boolean(send.sending), error: send.error }
}
