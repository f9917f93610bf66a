import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import type { Refused } from '../net/run-each'
import { BareList, Row } from './layout'
import { Muted, Strong } from './text'

interface Props<R> {
  refused: readonly Refused<R>[]
  nameOf: (row: R) => string
  close: () => void
}

/** The rows that a bulk action could not change, each with the server's reason. */
export function RefusedDialog<R extends { id: string | number }>({
  refused,
  nameOf,
  close,
}: Props<R>) {
  const t = useText(kitTexts)
  const title = useId()

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('refused.title', { count: refused.length })}</DialogTitle>
      <DialogContent>
        <Muted sx={{ mb: 1 }}>{t('refused.text')}</Muted>
        <BareList>
          {refused.map(({ row, reason }) => (
            <Row
              component="li"
              key={row.id}
              align="stretch"
              gap={2}
              sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Strong sx={{ flex: '0 0 40%' }}>{nameOf(row)}</Strong>
              <Box sx={{ flex: 1, color: 'tone.bad' }}>{reason}</Box>
            </Row>
          ))}
        </BareList>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
