import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { decision } from '@workledger/contracts/leave/leave.api'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useRecordWords } from '../../i18n/record-words'
import { leaveWords } from '../../i18n/words/leave'
import { download } from '../../net/download'
import { Icon } from '../../ui/icon'
import { Muted, Strong } from '../../ui/text'
import { toastError } from '../../ui/toast'
import type { Request } from './inbox'
import { useLeaveWords } from './leave-words'

interface Props {
  request: Pick<Request, 'start_on' | 'finish_on' | 'half_day' | 'days_taken' | 'description'> & {
    type: string
    name: string
  }
  approved: boolean
  /** Address of its document. */
  document: string | null
  decide: (comment: string) => void
  close: () => void
}

/** Approves or rejects with words for the employee; the request's document can be opened first. */
export default function DecideDialog({ request, approved, document, decide, close }: Props) {
  const { t, dates, days } = useLeaveWords()

  const form = useForm({
    words: useRecordWords(leaveWords),
    schema: decision,
    initial: { comment: '' },
    toRequest: ({ comment }) => ({ approved, rejected: !approved, comment }),
    submit: async ({ comment }) => {
      decide(comment.trim())
      close()
    },
  })

  return (
    <FormDialog
      title={t(approved ? 'decide.approveWith' : 'decide.rejectWith')}
      form={form}
      action={t(approved ? 'approve' : 'reject')}
      onClose={close}
    >
      <Muted>
        <Strong component="bdi" sx={{ color: 'text.primary' }}>
          {request.name}
        </Strong>{' '}
        · <bdi>{request.type}</bdi> · <bdi>{dates(request)}</bdi> ·{' '}
        <span className="num">{days(request.days_taken)}</span>
        {request.description && (
          <Box component="bdi" sx={{ display: 'block' }}>
            {request.description}
          </Box>
        )}
      </Muted>
      {document && (
        <Box>
          <Button
            startIcon={<Icon name="file" />}
            onClick={() => void download(document).catch(toastError)}
          >
            {t('download')}
          </Button>
        </Box>
      )}
      <TextField {...form.field('comment')} autoFocus rows={3} hint={t('decide.hint')} />
    </FormDialog>
  )
}
