import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import {
  type TimeImportDetails,
  timeImportsApi,
} from '@workledger/contracts/time-tracking/time-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
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
import { ImportHistory } from '../kit/imports/import-history'
import { ImportStatus } from '../kit/imports/import-status'
import { importTexts } from '../kit/imports/messages'
import { KeptReasons } from '../kit/imports/refused-rows'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { timeImportHistory } from './import-history'
import { RunningImport } from './import-progress'
import { KeptEntries } from './kept-entries'
import { timeImportTexts } from './messages'

/** The result of one import, and its undo. */
export default function ImportPage() {
  const t = useText(timeImportTexts)
  const { workspace } = useMember()
  const { id = '' } = useParams()

  const found = useQuery({
    ...query(timeImportsApi.timeImport, { params: { ws: workspace.id, id } }),
    refetchInterval: ({ state }) => (state.data?.data.status === 'running' ? 1500 : false),
  })

  if (found.data) return <Import record={found.data.data} />

  return (
    <Page title={t('page')} crumbs={[{ label: t('page'), to: '/admin/time-imports' }]} quietTitle>
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

function Import({ record }: { record: TimeImportDetails }) {
  const t = useText(timeImportTexts)
  const { value: word } = useRecordWords(timeTrackingWords)
  const { moment, span, number } = useFormat()
  const may = useMay()('undoTimeImport')
  const ofImports = useText(importTexts)
  const [past, setPast] = useState(false)
  const undo = useUndo(record)
  const { status, undo: undoing, from_on, to_on } = record
  const removable = status !== 'running' && undoing.removable > 0

  return (
    <Page
      title={t('title', { format: word(record.format) })}
      crumbs={[{ label: t('page'), to: '/admin/time-imports' }]}
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
        may && { label: t('another'), icon: 'upload' as const, to: '/admin/time-imports/new' },
      ]}
      menu={[
        { label: ofImports('history'), icon: 'history' as const, run: () => setPast(true) },
        ...(may && removable
          ? [{ label: t('undo.action'), icon: 'trash' as const, danger: true, run: undo.ask }]
          : []),
      ]}
    >
      <Grid columns="minmax(0, 1fr)" gap={2}>
        {undo.busy && <LinearProgress aria-label={t('undo.running')} />}
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
            { label: t('added'), value: number(record.entries) },
            { label: t('counts.known'), value: number(record.known) },
            { label: t('counts.refused'), value: number(record.refused) },
            { label: t('removed'), value: number(record.removed) },
            { label: t('present'), value: number(record.present), strong: true },
          ]}
        />
        {status !== 'running' && <KeptReasons reasons={record.reasons} />}
        {undoing.kept.length > 0 && <KeptEntries undo={undoing} />}
      </Grid>
      <ImportHistory
        record={past ? record : null}
        title={t('page')}
        shown={timeImportHistory}
        close={() => setPast(false)}
      />
    </Page>
  )
}

/** Asks, saying what goes and what stays, then undoes. */
function useUndo({ id, removed, undo }: TimeImportDetails) {
  const t = useText(timeImportTexts)
  const { workspace } = useMember()
  const stays = undo.kept.reduce((sum, { count }) => sum + count, 0)

  // The page shows the new number before the command is done.
  const before = useRef(removed)

  const send = useConsoleCommand('undoTimeImport', {
    onDone: ({ data }) => toast(t('undo.done', { count: data.removed - before.current })),
  })

  const ask = async () => {
    before.current = removed

    const text = (
      <>
        <p>{t('undo.text', { count: undo.removable })}</p>
        {stays > 0 && <p>{t('undo.stay', { count: stays })}</p>}
        <p>{t('undo.records')}</p>
      </>
    )

    if (await confirm({ title: t('undo.title'), text, action: t('undo.action'), danger: true }))
      send.run({ params: { ws: workspace.id, id } })
  }

  return { ask: () => void ask(), busy: Boolean(send.sending), error: send.error }
}
