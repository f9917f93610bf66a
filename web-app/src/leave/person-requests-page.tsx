import { useQuery } from '@tanstack/react-query'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { fullName } from '../kit/avatar'
import { useMember } from '../kit/current'
import { openInstead } from '../kit/history'
import { useText } from '../kit/i18n'
import { query } from '../kit/query'
import { Denied, NotFound } from '../kit/shell/fault'
import { Page } from '../kit/shell/page'
import { FailedState, SkeletonRows } from '../kit/states'
import { leaveTexts } from './messages'
import { PersonLeaves } from './person-leaves'

/** The leaves of somebody whom one manages or decides for in place of their manager. Admins have the same in the console. */
export default function PersonRequestsPage() {
  const t = useText(leaveTexts)
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { workspace, sees } = useMember()
  const inConsole = sees('manage_time_off')
  useEffect(() => {
    if (inConsole) openInstead(`/admin/employees/${id}/requests${search}`)
  }, [inConsole, id, search])
  const person = useQuery({ ...query(peopleApi.employee, { params: { ws: workspace.id, id } }), enabled: !inConsole, retry: false })
  const stats = useQuery({ ...query(leaveApi.leaveStats, { params: { id }, query: {} }), enabled: !inConsole, retry: false })
  if (inConsole) return null
  const error = person.error ?? stats.error
  if (error?.status === 403) return <Denied />
  if (error?.status === 404) return <NotFound />
  const name = person.data ? fullName(person.data.data) : ''
  return (
    <Page
      title={t('page')}
      beside={<bdi style={{ opacity: 0.7 }}>{name}</bdi>}
      crumbs={[{ label: t('team.tab'), to: '/requests?tab=team' }]}
    >
      {error ? (
        <FailedState error={error} retry={() => void Promise.all([person.refetch(), stats.refetch()])} />
      ) : person.data && stats.data ? (
        <PersonLeaves employee={id} name={name} hasPolicy={stats.data.data.policy !== null} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  )
}
