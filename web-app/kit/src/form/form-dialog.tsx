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
import { busyProps } from '../ui/busy-props'
import { FormHistory, useFormHistory } from '../ui/form-history'
import { Stack } from '../ui/layout'
import { mayLose, useUnsaved, type Work } from '../ui/unsaved'
import { focusFirstField } from './first-field'

interface Props {
  title: string
  /** From `useForm`. */
  form: Work & {
    message: string | null
    formProps: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: FormEventHandler }
  }
  /** Label of the sending button; default Save. */
  action?: string | undefined
  /** False while there is nothing to send; the button shows that. */
  ready?: boolean
  /** False if the dialog only shows content and a Close button. */
  sends?: boolean
  /** Sending destroys data for good. */
  danger?: boolean
  /** Undefined if the dialog must be answered. */
  onClose?: () => void
  children: ReactNode
  /** Content next to the buttons, at the other end. */
  aside?: ReactNode
}

/** Widths of a dialog's form and of the history next to it, in px. */
const FORM = 520
const HISTORY = 400

const twoColumns = {
  maxWidth: FORM + HISTORY,
  // The form scrolls within the height of the dialog.
  flexDirection: 'row',
  '& > form': { flex: `1 1 ${FORM}px` },
} as const

/** As high as the form, which it does not make higher. */
const besideForm = {
  position: 'relative',
  flex: `0 1 ${HISTORY}px`,
  minHeight: 320,
  '& > aside': {
    position: 'absolute',
    inset: 0,
    maxHeight: 'none',
    border: 0,
    borderInlineStart: '1px solid var(--wl-palette-divider)',
    borderRadius: 0,
  },
} as const

/**
 * In a long form the message may be above the visible part. One shared function, so React calls it
 * once per message.
 */
const intoSight = (message: HTMLElement | null) =>
  void message?.scrollIntoView?.({ block: 'nearest' })

/** A form in a dialog: Enter sends, Esc closes, a refusal keeps all typed text. */
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
  const history = useFormHistory()

  const onEscape = async () => {
    // A request in progress can no longer be lost.
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
      slotProps={{ paper: { sx: history ? twoColumns : { maxWidth: FORM } } }}
    >
      {/* Its fields scroll, its title and buttons stay visible. */}
      <Box
        component="form"
        {...form.formProps}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {form.message && (
            <Alert ref={intoSight} severity="error" sx={{ mb: 1.5 }}>
              {form.message}
            </Alert>
          )}
          {/* A dialog over this one is about another record. */}
          <FormHistory value={null}>
            <Stack ref={focusFirstField} gap={1.75}>
              {children}
            </Stack>
          </FormHistory>
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
              disabled={!ready}
              {...busyProps(form.busy)}
            >
              {action ?? t('actions.save')}
            </Button>
          )}
        </DialogActions>
      </Box>
      {history && <Box sx={besideForm}>{history}</Box>}
    </Dialog>
  )
}
