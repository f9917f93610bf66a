import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type CandidateAnswer, noteBody } from '@workledger/contracts/recruiting/candidates.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Grow, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** The recruiters' notes. */
export function CandidateNotes({ candidate, may }: { candidate: CandidateAnswer; may: boolean }) {
  const t = useText(recruitingTexts)
  const { day } = useFormat()
  const { employee } = useMember()
  const params = { id: candidate.opening_id, candidateId: candidate.id }
  const add = useConsoleCommand('addCandidateNote')
  const remove = useConsoleCommand('deleteCandidateNote', { onError: toastError })

  const form = useForm({
    schema: noteBody,
    initial: { text: '' },
    submit: async (body, { put }) => {
      await add.send({ params, body })
      put('text', '')
    },
  })

  return (
    <Card title={t('notes')} padded>
      {candidate.notes.length === 0 && <Muted sx={{ mb: 1.5 }}>{t('noNotes')}</Muted>}
      {candidate.notes.map(({ id, employee_id, name, text, created_at }) => (
        <Row key={id} align="start" gap={1} sx={{ mb: 1.5 }}>
          <Grow sx={{ overflowWrap: 'anywhere' }}>
            <Muted size={12}>
              <bdi>{name}</bdi> · {day(created_at)}
            </Muted>
            <Box dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </Box>
          </Grow>
          {may && employee_id === employee.id && (
            <IconButton
              aria-label={pair(t('delete'), t('note'))}
              onClick={() => remove.run({ params: { ...params, noteId: id } })}
            >
              <Icon name="trash" />
            </IconButton>
          )}
        </Row>
      ))}
      {may && (
        <Grid
          component="form"
          {...(form.formProps as object)}
          columns="minmax(0, 1fr)"
          gap={1}
          sx={{ justifyItems: 'start' }}
        >
          <Box sx={{ width: '100%' }}>
            <TextField {...form.field('text')} rows={2} label={t('note')} hint={t('noteHint')} />
          </Box>
          <Button type="submit" {...busyProps(form.busy)}>
            {t('addNote')}
          </Button>
        </Grid>
      )}
    </Card>
  )
}
