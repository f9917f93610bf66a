import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEventHandler, type ReactNode, type Ref, useId } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Stack } from '../ui/layout'
import { mayLose, useUnsaved, type Work } from '../ui/unsaved'

interface Props {
  title: string
  /** From `useForm`. */
  form: Work & {
    message: string | null
    formProps: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: FormEventHandler }
  }
  /** The button that sends; Save unless said. */
  action?: string
  /** False where there is nothing to send yet, and the button says so by itself. */
  ready?: boolean
  /** False where the dialog only shows, and can be closed. */
  sends?: boolean
  /** What is sent destroys something for good. */
  danger?: boolean
  /** Left out where the dialog must be answered. */
  onClose?: () => void
  children: ReactNode
  /** Beside the buttons, at the other end. */
  aside?: ReactNode
}

/**
 * In a long form it stands above what is in sight. One function for all, so that it is called once
 * for each message that appears.
 */
const intoSight = (message: HTMLElement | null) =>
  void message?.scrollIntoView?.({ block: 'nearest' })

/** A form in a dialog: Enter sends, Esc leaves, a refusal keeps everything as typed. */
export function FormDialog({
  title,
  form,
  action,
  ready = true,
  sends = true,
  danger,
  onClose,
  children,
  aside,
}: Props) {
  const t = useText(kitTexts)
  const id = useId()
  useUnsaved(form)

  const onEscape = async () => {
    // What is on its way can no longer be lost.
    if (form.busy) return
    if (!form.dirty || (await mayLose())) onClose?.()
  }

  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && void onEscape()}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      {/* Its fields scroll, its title and buttons stay in sight. */}
      <Box
        component="form"
        {...form.formProps}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {form.message && (
            <Alert ref={intoSight} severity="error" sx={{ mb: 1.5 }}>
              {form.message}
            </Alert>
          )}
          <Stack gap={1.75}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          {aside && <Box sx={{ marginInlineEnd: 'auto' }}>{aside}</Box>}
          {onClose && (
            <Button onClick={onClose}>{t(sends ? 'actions.cancel' : 'actions.close')}</Button>
          )}
          {sends && (
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={form.busy || !ready}
              aria-busy={form.busy}
            >
              {action ?? t('actions.save')}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
