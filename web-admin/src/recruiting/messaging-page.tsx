import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { keyOf, query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { confirm } from '@workledger/kit/ui/confirm'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { CandidateMessages } from './candidate-messages'
import { candidatePath } from './candidate-words'
import { recruitingTexts } from './messages'

/** Messages with one candidate, with templates, and the link for their answers. */
export default function MessagingPage() {
  const t = useText(recruitingTexts)
  const { id = '', candidateId = '' } = useParams()
  const client = useQueryClient()
  const may = useMay()('sendCandidateMessage')
  const found = useQuery(query(candidatesApi.candidate, { params: { id, candidateId } }))

  const revoke = useConsoleCommand('revokeMessageLink', {
    onDone: () => void toast(t('toast.revoked')),
    onError: toastError,
  })

  const name = found.data ? fullName(found.data.data) : ''

  const ask = async () => {
    if (
      await confirm({
        title: t('revokeTitle', { name }),
        text: t('revokeText'),
        action: t('revoke'),
        danger: true,
      })
    )
      revoke.run({ params: { id: candidateId } })
  }

  return (
    <Page
      title={t('messaging')}
      crumbs={[
        { label: t('page'), to: '/admin/ats' },
        { label: name || t('candidates'), to: `/admin${candidatePath(id, candidateId)}` },
      ]}
      narrow
      secondary={[
        {
          label: t('refresh'),
          icon: 'refresh',
          run: () => void client.invalidateQueries({ queryKey: keyOf(candidatesApi.messages) }),
        },
      ]}
      menu={[may && { label: t('revoke'), icon: 'lock', danger: true, run: () => void ask() }]}
    >
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : found.data ? (
        <CandidateMessages candidate={found.data.data} full />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Page>
  )
}
