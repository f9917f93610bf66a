import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { punchImportsApi } from '@workledger/contracts/biometrics/punch-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { punchImportTexts } from './messages'

/** The progress of the newest running import, by its punches that are here. */
export function PunchImportProgress() {
  const t = useText(punchImportTexts)
  const { number } = useFormat()
  const { workspace } = useMember()

  const { data } = useQuery({
    ...query(punchImportsApi.punchImports, {
      params: { ws: workspace.id },
      query: { status: 'running', per_page: 1, sort: '-started_at' },
    }),
    refetchInterval: 1500,
    retry: false,
  })

  const running = data?.data[0]
  const part = running && Math.min(99, (100 * running.present) / Math.max(1, running.punches))

  return (
    <Card padded>
      <Strong role="status" weight={600} sx={{ mb: 1.5 }}>
        {t('running.title')}
      </Strong>
      <LinearProgress
        aria-label={t('running.title')}
        {...(part === undefined ? {} : { variant: 'determinate' as const, value: part })}
      />
      <Muted className="num" size={13} sx={{ mt: 1, minHeight: 20 }}>
        {running &&
          t('running.done', { done: number(running.present), all: number(running.punches) })}
      </Muted>
      <Muted size={13} sx={{ mt: 1 }}>
        {t('running.leave')}
      </Muted>
    </Card>
  )
}
