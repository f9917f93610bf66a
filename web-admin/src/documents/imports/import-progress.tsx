import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { documentImportsApi } from '@workledger/contracts/documents/document-imports.api'
import type { DocumentImportRow } from '@workledger/contracts/documents/document-imports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { documentImportTexts } from './messages'

/** The progress of the newest running import, by its documents that are here. */
export function DocumentImportProgress() {
  const t = useText(documentImportTexts)
  const { workspace } = useMember()

  const { data } = useQuery({
    ...query(documentImportsApi.documentImports, {
      params: { ws: workspace.id },
      query: { status: 'running', per_page: 1, sort: '-started_at' },
    }),
    refetchInterval: 1500,
    retry: false,
  })

  const running = data?.data[0]

  return (
    <Card padded>
      <Strong role="status" weight={600} sx={{ mb: 1.5 }}>
        {t('running.title')}
      </Strong>
      {running ? (
        <RunningImport record={running} />
      ) : (
        <LinearProgress aria-label={t('running.title')} />
      )}
      <Muted size={13} sx={{ mt: 1 }}>
        {t('running.leave')}
      </Muted>
    </Card>
  )
}

/** How much of a running import is here. */
export function RunningImport({
  record: { present, added },
}: {
  record: Pick<DocumentImportRow, 'present' | 'added'>
}) {
  const t = useText(documentImportTexts)
  const { number } = useFormat()

  return (
    <div>
      <LinearProgress
        aria-label={t('running.title')}
        variant="determinate"
        value={Math.min(99, (100 * present) / Math.max(1, added))}
      />
      <Muted className="num" size={13} sx={{ mt: 1 }}>
        {t('running.done', {
          done: number(present),
          all: number(added),
        })}
      </Muted>
    </div>
  )
}
