import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import {
  type DocumentImportDetails,
  documentImportsApi,
} from '@workledger/contracts/documents/document-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { documentsWords } from '@workledger/kit/i18n/words/documents'
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
import { documentImportHistory } from './import-history'
import { RunningImport } from './import-progress'
import { KeptDocuments } from './kept-documents'
import { documentImportTexts } from './messages'
import { useImportCommand, useMayImport } from './use-import-command'

function useCrumbs() {
  const t = useText(documentImportTexts)

  return [
    { label: t('employees'), to: '/admin/employees' },
    { label: t('page'), to: '/admin/employees/document-imports' },
  ]
}

/** The result of one import, and its undo. */
export default function DocumentImportPage() {
  const t = useText(documentImportTexts)
  const { workspace } = useMember()
  const { id = '' } = useParams()
  const crumbs = useCrumbs()

  const found = useQuery({
    ...query(documentImportsApi.documentImport, { params: { ws: workspace.id, id } }),
    refetchInterval: ({ state }) => (state.data?.data.status === 'running' ? 1500 : false),
  })

  if (found.data) return <Import record={found.data.data} />

  return (
    <Page title={t('page')} crumbs={crumbs} quietTitle>
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

function Import({ record }: { record: DocumentImportDetails }) {
  const t = useText(documentImportTexts)
  const { moment } = useFormat()
  const may = useMayImport()
  const crumbs = useCrumbs()
  const ofImports = useText(importTexts)
  const { value: word } = useRecordWords(documentsWords)
  const [past, setPast] = useState(false)
  const undo = useUndo(record)
  const removable = record.status !== 'running' && record.undo.removable > 0

  return (
    <Page
      title={t('title')}
      crumbs={crumbs}
      status={<ImportStatus status={record.status} word={word} />}
      facts={
        <bdi>{t('facts', { when: moment(record.started_at), who: record.started_by ?? '' })}</bdi>
      }
      secondary={[
        may && {
          label: t('another'),
          icon: 'upload' as const,
          to: '/admin/employees/document-imports/new',
        },
      ]}
      menu={[
        { label: ofImports('history'), icon: 'history' as const, run: () => setPast(true) },
        ...(may && removable
          ? [{ label: t('undo.action'), icon: 'trash' as const, danger: true, run: undo.ask }]
          : []),
      ]}
    >
      <Result record={record} undo={undo} />
      <ImportHistory
        record={past ? record : null}
        title={t('page')}
        shown={documentImportHistory}
        close={() => setPast(false)}
      />
    </Page>
  )
}

function Result({
  record,
  undo,
}: {
  record: DocumentImportDetails
  undo: ReturnType<typeof useUndo>
}) {
  const t = useText(documentImportTexts)
  const { number } = useFormat()
  const { status } = record

  return (
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
          { label: t('filesOf'), value: number(record.files) },
          { label: t('columns.added'), value: number(record.added) },
          { label: t('counts.known'), value: number(record.known) },
          { label: t('counts.refused'), value: number(record.refused) },
          { label: t('removed'), value: number(record.removed) },
          { label: t('present'), value: number(record.present), strong: true },
        ]}
      />
      {status !== 'running' && <KeptReasons reasons={record.reasons} />}
      {record.undo.kept.length > 0 && <KeptDocuments undo={record.undo} />}
    </Grid>
  )
}

/** Asks, saying what goes and what stays, then undoes. */
function useUndo({ id, removed, undo }: DocumentImportDetails) {
  const t = useText(documentImportTexts)
  const { workspace } = useMember()
  const staying = undo.kept.filter(({ reason }) => reason !== 'gone')
  const stays = staying.reduce((sum, { count }) => sum + count, 0)

  // The page shows the new number before the command is done.
  const before = useRef(removed)

  const send = useImportCommand(documentImportsApi.undoDocumentImport, ({ data }) =>
    toast(t('undo.done', { count: data.removed - before.current })),
  )

  const ask = async () => {
    before.current = removed

    const text = (
      <>
        <p>{t('undo.text', { count: undo.removable })}</p>
        {stays > 0 && <p>{t('undo.stay', { count: stays })}</p>}
      </>
    )

    if (await confirm({ title: t('undo.title'), text, action: t('undo.action'), danger: true }))
      send.run({ params: { ws: workspace.id, id } })
  }

  return { ask: () => void ask(), busy: Boolean(send.sending), error: send.error }
}
