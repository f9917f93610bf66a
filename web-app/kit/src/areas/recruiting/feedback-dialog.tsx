import Box from '@mui/material/Box'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { candidatesApi, feedbackBody } from '@workledger/contracts/recruiting/candidates.api'
import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { SegmentField } from '../../form/choice-fields'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { recruitingWords } from '../../i18n/words/recruiting'
import { useMember } from '../../net/current'
import { useCommand } from '../../net/query'
import { Muted, Strong } from '../../ui/text'
import { toast } from '../../ui/toast'
import { useInterviewTime } from './interview-time'
import { interviewTexts } from './messages'

const changed = [
  candidatesApi.interviews,
  candidatesApi.candidate,
  candidatesApi.candidates,
  auditApi.history,
] as const

/**
 * A rating with its reason; below it other interviewers' feedback, visible after the viewer's own.
 */
export default function FeedbackDialog({
  interview,
  close,
}: {
  interview: InterviewRow
  close: () => void
}) {
  const t = useText(interviewTexts)
  const when = useInterviewTime()
  const { number } = useFormat()
  const { employee } = useMember()
  const own = interview.feedback.find(({ employee_id }) => employee_id === employee.id)
  const others = interview.feedback.filter((one) => one !== own)
  const give = useCommand(candidatesApi.giveFeedback, { invalidates: changed })

  const toRequest = ({ rating, text }: { rating: string; text: string }) => ({
    rating: Number(rating),
    text,
  })

  const form = useForm({
    words: useRecordWords(recruitingWords),
    schema: feedbackBody,
    initial: { rating: own ? String(own.rating) : '', text: own?.text ?? '' },
    toRequest,
    submit: async (values) => {
      await give.send({
        params: { id: interview.id },
        body: toRequest(values),
        shown: own ?? { revision: 0 },
      })

      toast(t('saved'))
      close()
    },
  })

  const ratings = [1, 2, 3, 4, 5].map((rating) => ({
    value: String(rating),
    label: number(rating),
  }))

  return (
    <FormDialog
      title={t(own ? 'changeOn' : 'giveOn', { name: isolated(interview.candidate) })}
      form={form}
      onClose={close}
    >
      <Muted sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{interview.opening}</bdi> · {when(interview)}
      </Muted>
      <SegmentField {...form.field('rating')} required hint={t('ratingHint')} options={ratings} />
      <TextField {...form.field('text')} required label={t('text')} hint={t('textHint')} rows={5} />
      {others.length > 0 && (
        <Box component="section" aria-label={t('others')}>
          <Strong sx={{ mb: 0.5, fontSize: 13 }}>{t('others')}</Strong>
          {others.map((one) => (
            <Box
              key={one.employee_id}
              dir="auto"
              sx={{ mb: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              <bdi>{one.name}</bdi> ({number(one.rating)}): {one.text}
            </Box>
          ))}
        </Box>
      )}
    </FormDialog>
  )
}
