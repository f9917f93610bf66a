import Button from '@mui/material/Button'
import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { isolated } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { interviewTexts } from './messages'
import { feedbackState, mayGiveFeedback } from './own-feedback'

/**
 * Opens the feedback on an interview; absent if it is not the viewer's interview, or too early. The
 * page owns the dialog, so that typed text outlives the row.
 */
export function FeedbackButton({
  interview,
  onOpen,
}: {
  interview: InterviewRow
  onOpen: (interview: InterviewRow) => void
}) {
  const t = useText(interviewTexts)
  const { employee } = useMember()
  if (!mayGiveFeedback(interview, employee.id)) return null
  const given = feedbackState(interview, employee.id) === 'given'

  return (
    <Button
      variant={given ? 'text' : 'outlined'}
      aria-label={t(given ? 'changeOn' : 'giveOn', { name: isolated(interview.candidate) })}
      onClick={() => onOpen(interview)}
    >
      {t(given ? 'change' : 'give')}
    </Button>
  )
}
