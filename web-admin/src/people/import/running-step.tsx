import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useEffect, useState } from 'react'
import { type HeldImport, heldImport } from './held-import'
import { importTexts } from './messages'
import { peopleInDirectory } from './people-in-directory'
import { partDone } from './reading'

/** Seconds after which the page says that only waiting is left. */
const slow = 20

/** A running import: its progress by the people already added, and any delay. */
export function RunningStep({ running }: { running: NonNullable<HeldImport['running']> }) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const client = useQueryClient()
  const seconds = useSeconds(running.since)

  const { data: now } = useQuery({
    queryKey: ['importProgress', running.key],
    queryFn: peopleInDirectory,
    enabled: running.add > 0,
    refetchInterval: 2000,
    retry: false,
  })

  const part = now === undefined ? undefined : partDone(running.before, now, running.add)
  const done = Math.max(0, Math.min(running.add, (now ?? running.before) - running.before))

  return (
    <Card padded>
      <Strong role="status" weight={600} sx={{ mb: 1.5 }}>
        {t('running.title', { count: running.rows })}
      </Strong>
      {!running.stopped && (
        <LinearProgress
          aria-label={t('running.title', { count: running.rows })}
          {...(part === undefined ? {} : { variant: 'determinate' as const, value: part * 100 })}
        />
      )}
      <Row
        className="num"
        align="stretch"
        wrap
        gap="4px 16px"
        sx={{ mt: 1, color: 'text.secondary', fontSize: 13 }}
      >
        {running.add > 0 && (
          <span>{t('running.people', { done: number(done), all: number(running.add) })}</span>
        )}
        <Box component="span" sx={{ marginInlineStart: 'auto' }}>
          {t('running.time', { time: clock(seconds) })}
        </Box>
      </Row>
      {running.stopped ? (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <Button variant="outlined" onClick={() => void heldImport.askAgain(client)}>
              {t('running.again')}
            </Button>
          }
        >
          {t('running.stopped')}
        </Alert>
      ) : running.lost > 0 ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('running.lost')}
        </Alert>
      ) : (
        <Box sx={{ mt: 2, fontSize: 13 }}>
          {seconds >= slow && <Box role="status">{t('running.slow')}</Box>}
          <Muted>{t('running.leave')}</Muted>
        </Box>
      )}
    </Card>
  )
}

function useSeconds(since: number) {
  const [seconds, setSeconds] = useState(() => Math.floor((Date.now() - since) / 1000))

  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [since])

  return seconds
}
