import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type CandidateAnswer, noteBody } from '@workledger/contracts/recruiting/candidates.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** Notes of those who recruit. */
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
      {candidate.notes.length === 0 && (
        <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{t('noNotes')}</Box>
      )}
      {candidate.notes.map(({ id, employee_id, name, text, created_at }) => (
        <Box key={id} sx={{ mb: 1.5, display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
              <bdi>{name}</bdi> · {day(created_at)}
            </Box>
            <Box dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </Box>
          </Box>
          {may && employee_id === employee.id && (
            <IconButton
              aria-label={`${t('delete')}: ${t('note')}`}
              onClick={() => remove.run({ params: { ...params, noteId: id } })}
            >
              <Icon name="trash" />
            </IconButton>
          )}
        </Box>
      ))}
      {may && (
        <Box
          component="form"
          {...(form.formProps as object)}
          sx={{
            display: 'grid',
            gap: 1,
            justifyItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          <Box sx={{ width: '100%' }}>
            <TextField {...form.field('text')} rows={2} label={t('note')} hint={t('noteHint')} />
          </Box>
          <Button type="submit" disabled={form.busy}>
            {t('addNote')}
          </Button>
        </Box>
      )}
    </Card>
  )
}
