import Button from '@mui/material/Button'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { toast } from '@workledger/kit/ui/toast'
import { useNavigate } from 'react-router-dom'
import { useConsoleCommand } from '../kit/use-command'
import { candidateName } from './candidate-words'
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

  return (
    <>
      <Button
        component={AppLink}
        to={`/admin/ats/${id}/detail/candidate_detail/${candidateId}/messaging`}
        startIcon={<Icon name="mail" />}
      >
        {t('message')}
      </Button>
      {may && status === 'active' && (
        <>
          <Button onClick={() => open('reject')}>{t('reject')}</Button>
          <Button variant="contained" color="primary" onClick={() => open('hire')}>
            {t('hire')}
          </Button>
        </>
      )}
      {may && status === 'rejected' && (
        <Button onClick={() => reconsider.run({ params: { id, candidateId }, shown: candidate })}>
          {t('reconsider')}
        </Button>
      )}
      {status === 'hired' && candidate.employee_id && (
        <Button component={AppLink} to={`/admin/employees/${candidate.employee_id}/profile`}>
          {t('employee')}
        </Button>
      )}
      <CandidateMenu candidate={candidate} may={may} open={open} />
    </>
  )
}

function CandidateMenu({ candidate, may, open }: Props) {
  const t = useText(recruitingTexts)
  const navigate = useNavigate()
  const { id: candidateId, opening_id: id } = candidate
  const params = { id, candidateId }
  const name = candidateName(candidate)

  const remove = useConsoleCommand('deleteCandidate', {
    onDone: () => {
      toast(t('toast.candidateDeleted'))
      navigate(`/ats/${id}/detail?tab=applicants`)
    },
    onError: useSayWrong(),
  })

  const ask = async () => {
    const title = t('deleteCandidate', { name })

    if (await confirm({ title, text: t('deleteCandidateText'), action: t('delete'), danger: true }))
      remove.run({ params })
  }

  return (
    <MenuButton
      label={t('actions', { name })}
      entries={[
        { label: t('editDetails'), icon: 'edit', disabled: !may, run: () => open('details') },
        { label: t('history'), icon: 'history', run: () => open('history') },
        null,
        { label: t('delete'), icon: 'trash', danger: true, disabled: !may, run: () => void ask() },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}

/** Shows that a command was refused, and why. */
function useSayWrong() {
  const t = useText(recruitingTexts)

  return (error: { message: string }) =>
    void toast({ text: `${t('toast.wrong')}: ${error.message}`, tone: 'bad' })
}
