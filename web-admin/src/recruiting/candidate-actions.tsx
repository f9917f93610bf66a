import { fullName } from '@workledger/contracts/kernel/full-name'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { confirm } from '@workledger/kit/ui/confirm'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { toast } from '@workledger/kit/ui/toast'
import { useNavigate } from 'react-router-dom'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

interface Props {
  candidate: CandidateAnswer
  may: boolean
  open: (dialog: 'history' | 'reject' | 'hire' | 'details') => void
}

/** The actions on a candidate, by their progress. */
export function CandidateActions({ candidate, may, open }: Props) {
  const t = useText(recruitingTexts)
  const { id: candidateId, opening_id: id, status } = candidate
  const reconsider = useConsoleCommand('reconsiderCandidate', { onError: useSayWrong() })

  const remove = useCandidateRemoval(candidate)

  usePageActions({
    primary: may && status === 'active' && { label: t('hire'), run: () => open('hire') },
    secondary: [
      {
        label: t('message'),
        icon: 'mail',
        to: `/admin/ats/${id}/detail/candidate_detail/${candidateId}/messaging`,
      },
      may && status === 'active' && { label: t('reject'), run: () => open('reject') },
      may &&
        status === 'rejected' && {
          label: t('reconsider'),
          run: () => reconsider.run({ params: { id, candidateId }, shown: candidate }),
        },
      status === 'hired' &&
        candidate.employee_id !== null && {
          label: t('employee'),
          to: `/admin/employees/${candidate.employee_id}/profile`,
        },
    ],
    menu: [
      { label: t('editDetails'), icon: 'edit', disabled: !may, run: () => open('details') },
      { label: t('history'), icon: 'history', run: () => open('history') },
      {
        label: t('delete'),
        icon: 'trash',
        danger: true,
        disabled: !may,
        run: () => void remove(),
      },
    ],
  })

  return null
}

/** Returns the removal of a candidate, after a question. */
function useCandidateRemoval(candidate: CandidateAnswer) {
  const t = useText(recruitingTexts)
  const navigate = useNavigate()
  const { id: candidateId, opening_id: id } = candidate
  const name = fullName(candidate)

  const remove = useConsoleCommand('deleteCandidate', {
    onDone: () => {
      toast(t('toast.candidateDeleted'))
      navigate(`/ats/${id}/detail?tab=applicants`)
    },
    onError: useSayWrong(),
  })

  return async () => {
    const title = t('deleteCandidate', { name })

    if (await confirm({ title, text: t('deleteCandidateText'), action: t('delete'), danger: true }))
      remove.run({ params: { id, candidateId } })
  }
}

/** Shows that a command was refused, and why. */
function useSayWrong() {
  const t = useText(recruitingTexts)

  return (error: { message: string }) =>
    void toast({ text: pair(t('toast.wrong'), error.message), tone: 'bad' })
}
