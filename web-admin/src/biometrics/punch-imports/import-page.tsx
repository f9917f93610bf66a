import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import {
  type PunchImportDetails,
  punchImportsApi,
} from '@workledger/contracts/biometrics/punch-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { biometricsWords } from '@workledger/kit/i18n/words/biometrics'
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
import { punchImportHistory } from './import-history'
import { KeptPunches } from './kept-punches'
import { punchImportTexts } from './messages'

/** The result of one import, and its undo. */
export default function PunchImportPage() {
  const t = useText(punchImportTexts)
  const { workspace } = useMember()
  const { id = '' } = useParams()

  const found = useQuery({
    ...query(punchImportsApi.punchImport, { params: { ws: workspace.id, id } }),
    refetchInterval: ({ state }) => (state.data?.data.status === 'running' ? 1500 : false),
  })

  if (found.data) return <PunchImport record={found.data.data} />

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: t('page'), to: '/admin/biometrics?tab=imports' }]}
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

function PunchImport({ record }: { record: PunchImportDetails }) {
  const t = useText(punchImportTexts)
  const { moment, span, number } = useFormat()
  const may = useMay()('undoPunchImport')
  const ofImports = useText(importTexts)
  const { value: word } = useRecordWords(biometricsWords)
  const [past, setPast] = useState(false)
  const undo = useUndo(record)
  const { status, undo: undoing, from_on, to_on } = record
  const removable = status !== 'running' && undoing.removable > 0

  return (
    <Page
      title={t('title', { device: record.device ?? record.serial_no })}
      crumbs={[{ label: t('page'), to: '/admin/biometrics?tab=imports' }]}
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
          to: '/admin/biometrics/imports/new',
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
        {(status === 'running' || undo.busy) && (
          <LinearProgress aria-label={undo.busy ? t('undo.running') : t('running.title')} />
        )}
        {status === 'interrupted' && <Alert severity="warning">{t('interrupted')}</Alert>}
        {undo.error && (
          <Alert severity="error">
            <strong>{t('undo.failed')}</strong>
            <Box>{undo.error.message}</Box>
          </Alert>
        )}
        <Figures
          figures={[
            { label: t('counts.rows'), value: number(record.file_rows) },
            { label: t('added'), value: number(record.punches) },
            { label: t('counts.known'), value: number(record.known) },
            { label: t('counts.refused'), value: number(record.refused) },
            { label: t('removed'), value: number(record.removed) },
            { label: t('present'), value: number(record.present), strong: true },
          ]}
        />
        {status !== 'running' && <KeptReasons reasons={record.reasons} />}
        {undoing.kept.length > 0 && <KeptPunches undo={undoing} />}
      </Grid>
      <ImportHistory
        record={past ? record : null}
        title={t('page')}
        shown={punchImportHistory}
        close={() => setPast(false)}
      />
    </Page>
  )
}

/** Asks, saying what goes and what stays, then undoes. */
function useUndo({ id, removed, undo }: PunchImportDetails) {
  const t = useText(punchImportTexts)
  const { workspace } = useMember()
  const stays = undo.kept.reduce((sum, { count }) => sum + count, 0)

  // The page shows the new number before the command is done.
  const before = useRef(removed)

  const send = useConsoleCommand('undoPunchImport', {
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
