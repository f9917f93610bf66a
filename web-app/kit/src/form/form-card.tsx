import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEventHandler, type ReactNode, type Ref, use } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { historyColumns } from '../ui/beside'
import { busyProps } from '../ui/busy-props'
import { FormHistory, HistoryBeside } from '../ui/form-history'
import { FORM_WIDTH, Grid, Panel, Row } from '../ui/layout'
import { Strong } from '../ui/text'
import { useUnsaved, type Work } from '../ui/unsaved'
import { focusFirstField } from './first-field'

interface Props {
  /** From `useForm`. */
  form: Work & {
    message: string | null
    formProps: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: FormEventHandler }
  }
  /** Label of the sending button; default Save. */
  action?: string | undefined
  /** Another button is the page's first action, for example while nothing is changed. */
  quiet?: boolean
  /** The form is read-only: the reason, or true if the page shows it elsewhere. */
  locked?: string | boolean | undefined
  /** Its record is new: typing begins in the first field, as in a dialog. */
  fresh?: boolean
  /** It has a table, so it takes all the room; other forms have one width in both apps. */
  wide?: boolean
  /** Content next to the button, at the other end. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A form on a page: groups of fields and one button; a refusal keeps all typed text. Next to it, in
 * a wide window, its record's history (`FormHistory`).
 */
export function FormCard({ form, action, quiet, locked, fresh, wide, aside, children }: Props) {
  const t = useText(kitTexts)
  useUnsaved(form, { bar: true })
  const history = use(FormHistory)

  const card = (
    <Panel
      component="form"
      {...(form.formProps as object)}
      sx={wide ? undefined : { maxWidth: FORM_WIDTH }}
    >
      {form.message && (
        <Alert severity="error" sx={{ m: 2, mb: 0 }}>
          {form.message}
        </Alert>
      )}
      {typeof locked === 'string' && (
        <Alert severity="info" sx={{ m: 2, mb: 0 }}>
          {locked}
        </Alert>
      )}
      <FormHistory value={null}>
        <Box ref={fresh ? focusFirstField : undefined} sx={{ display: 'contents' }}>
          {children}
        </Box>
      </FormHistory>
      {!locked && (
        <Row align="stretch" gap={1} sx={{ p: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {aside}
          <Button
            type="submit"
            variant={quiet ? 'outlined' : 'contained'}
            color={quiet ? 'inherit' : 'primary'}
            {...busyProps(form.busy)}
            sx={{ marginInlineStart: 'auto' }}
          >
            {action ?? t('actions.save')}
          </Button>
        </Row>
      )}
    </Panel>
  )

  if (!history || wide) return card

  return (
    <Box sx={historyColumns}>
      {card}
      <HistoryBeside>{history}</HistoryBeside>
    </Box>
  )
}

/** Related fields, two in a row if there is room. */
FormCard.Group = function Group({
  title,
  children,
  columns = 2,
}: {
  title?: string
  children: ReactNode
  columns?: 1 | 2 | 3
}) {
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: 2,
        minWidth: 0,
        '& + fieldset': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {title && (
        <Strong
          component="legend"
          weight={600}
          sx={{ p: 0, pb: 1.5, float: 'inline-start', width: '100%' }}
        >
          {title}
        </Strong>
      )}
      <Grid
        columns={{ xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
        gap={1.75}
        sx={{ clear: 'both' }}
      >
        {children}
      </Grid>
    </Box>
  )
}
