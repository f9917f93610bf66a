import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { accessApi } from '@workledger/contracts/access/access.api'
import { type ReactNode, useId } from 'react'
import { isolated } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useCopy } from '../../ui/copy'
import { Row } from '../../ui/layout'
import { Muted } from '../../ui/text'
import { tokenTexts } from './messages'

interface Props {
  name: string
  token: string
  close: () => void
}

/** Shows a new token, which the server cannot show again. A press outside does not close it. */
export function TokenShown({ name, token, close }: Props) {
  const t = useText(tokenTexts)
  const { copy } = useCopy()
  const id = useId()
  const address = `${location.origin}/api/v1${accessApi.me.path}`

  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && close()}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 640 } } }}
    >
      <DialogTitle id={id}>{t('shownTitle', { name: isolated(name) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('once')}</Alert>
        <Line
          label={t('token')}
          button={
            <Button
              variant="contained"
              color="primary"
              autoFocus
              onClick={() => void copy(token, t('copied'))}
            >
              {t('copy')}
            </Button>
          }
        >
          {token}
        </Line>
        <Line label={t('example')}>{`curl -H "Authorization: Bearer ${token}" ${address}`}</Line>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface LineProps {
  label: string
  button?: ReactNode
  children: string
}

const Line = ({ label, button, children }: LineProps) => (
  <Row align="end" gap={1}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Muted size={13}>{label}</Muted>
      <Box
        component="code"
        className="ltr"
        sx={{ display: 'block', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {children}
      </Box>
    </Box>
    {button}
  </Row>
)
