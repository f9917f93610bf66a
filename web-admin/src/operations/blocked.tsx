import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { BlockedStream } from '@workledger/contracts/operations/operations.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useId, useState } from 'react'
import { operationsTexts } from './messages'

interface Props {
  stream: BlockedStream
  /** Name of the workspace, unless it is the reader's own. */
  workspace?: string | undefined
  /** Read-only. */
  locked: boolean
  busy: boolean
  retry: () => void
  skip: (reason: string) => void
}

/** A stream at which a projection stopped: the cause, the waiting events, and the two remedies. */
export function Blocked({ stream, workspace, locked, busy, retry, skip }: Props) {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()
  const [reason, setReason] = useState('')
  const help = useId()

  const ask = async () => {
    const question = {
      title: t('blocked.skipTitle', { type: stream.event!.type }),
      text: t('blocked.skipText'),
      action: t('blocked.skip'),
    }
    if (await confirm({ ...question, danger: true })) skip(reason.trim())
  }

  const rows = [
    { label: t('blocked.stream'), value: <bdi>{stream.stream}</bdi> },
    ...(workspace ? [{ label: t('blocked.workspace'), value: <bdi>{workspace}</bdi> }] : []),
    { label: t('blocked.waiting'), value: t('blocked.waitingEvents', { count: stream.waiting }) },
  ]

  const title = (
    <Row component="span" inline gap={1} sx={{ color: 'tone.bad' }}>
      <Icon name="warning" /> {t('blocked.title')}
    </Row>
  )

  return (
    <Card title={title} note={t('since', { at: moment(stream.at) })} padded>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {t('blocked.cause', {
          projection: stream.projection,
          type: stream.event?.type ?? '',
          position: stream.event ? number(Number(stream.event.position)) : '',
        })}
        <Muted component="bdi" sx={{ display: 'block', mt: 0.5 }}>
          {stream.error}
        </Muted>
      </Box>
      <Grid component="dl" columns="auto 1fr" sx={{ columnGap: 2, rowGap: 0.5, my: 1.5 }}>
        {rows.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Muted component="dt">{label}</Muted>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Grid>
      {!locked && (
        <>
          <TextField
            label={t('blocked.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            fullWidth
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500, 'aria-describedby': help } }}
          />
          <Row wrap gap={1} sx={{ mt: 1 }}>
            <Muted id={help} sx={{ flex: 1, minWidth: 160 }}>
              {t('blocked.kept')}
            </Muted>
            <Row align="stretch" gap={1} sx={{ ml: 'auto' }}>
              <Button {...busyProps(busy, retry)}>{t('blocked.retry')}</Button>
              <Button
                color="error"
                disabled={!stream.event || reason.trim().length < 3}
                {...busyProps(busy, () => void ask())}
              >
                {t('blocked.skip')}
              </Button>
            </Row>
          </Row>
        </>
      )}
    </Card>
  )
}
