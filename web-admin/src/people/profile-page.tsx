import Button from '@mui/material/Button'
import { mayCall } from '@workledger/contracts/kernel/callers'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { joinFacts } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent, useMember } from '@workledger/kit/net/current'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { PageSkeleton } from '@workledger/kit/shell/page-skeleton'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Row } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState, FailedState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Tabs } from '@workledger/kit/ui/tabs'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { useGetOne } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { useConcerned } from '../kit/concerned'
import { useMay } from '../kit/may'
import { useEmployeeCommands } from './employee-commands'
import { type EmployeeTab, useEmployeeTabs } from './employee-tabs'
import { peopleTexts } from './messages'
import type { Profile } from './profile'

const PersonalTab = lazy(() => import('./personal-tab'))
const WorkTab = lazy(() => import('./work-tab'))
const RehireDialog = lazy(() => import('./rehire-dialog'))
const ResetFactorsDialog = lazy(() => import('./reset-factors-dialog'))
const TerminateDialog = lazy(() => import('./terminate-dialog'))
const EmployeeHistory = lazy(() => import('./employee-history'))

type Enrol = ComponentType<{ employee: Profile }>

/** All facts of one employee. */
export default function ProfilePage({
  more,
  Enrol,
}: {
  more: readonly EmployeeTab[]
  Enrol: Enrol
}) {
  const t = useText(peopleTexts)
  const { id = '' } = useParams()

  const found = useGetOne<Profile>('employees', { id }, {
    retry: false,
    onError: () => {},
  } as object)

  const profile = found.data
  const { sees, can, employee } = useMember()
  const directory = sees() ? '/admin/employees' : '/employees'
  const crumbs = [{ label: t('page'), to: directory }]
  const concerned = useConcerned(id)
  const held = employee.role?.permissions

  const open = useMemo(
    () => more.filter(({ call }) => !call || mayCall(call, held ?? [], concerned)),
    [more, held, concerned],
  )

  const opens = sees() || can('edit_manager') || concerned?.manages
  if (profile && concerned && !opens) return <Denied />

  if (profile && concerned)
    return <ProfileTabs key={id} profile={profile} more={open} Enrol={Enrol} crumbs={crumbs} />

  const missing = (found.error as { status?: number } | null)?.status === 404

  return (
    <Page title={t('profile.card')} crumbs={crumbs} quietTitle>
      {missing ? (
        <EmptyState
          icon="employees"
          title={t('profile.gone.title')}
          text={t('profile.gone.text')}
          action={
            <Button component={AppLink} to={directory}>
              {t('profile.gone.back')}
            </Button>
          }
        />
      ) : found.error ? (
        <FailedState error={found.error as Error} retry={() => void found.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

interface ProfileTabsProps {
  profile: Profile
  more: readonly EmployeeTab[]
  Enrol: Enrol
  crumbs: { label: string; to: string }[]
}

function ProfileTabs({ profile, more, Enrol, crumbs }: ProfileTabsProps) {
  const t = useText(peopleTexts)

  const own = useMemo<EmployeeTab[]>(
    () => [
      { id: 'personal', label: t('profile.personal'), Component: Personal },
      { id: 'work', label: t('profile.work'), Component: Work },
      ...more,
    ],
    [t, more],
  )

  const tabs = useEmployeeTabs(own, profile.id, profile.name)
  const chosen = useSearchParams()[0].get('tab')
  const shown = own.find(({ id }) => id === chosen)
  const roleName = useRoleName()

  const facts = joinFacts([
    profile.oid,
    profile.role && roleName(profile.role),
    profile.department,
    profile.office,
  ])

  return (
    <Page
      title={profile.name}
      crumbs={crumbs}
      status={
        <>
          <StatusChip status={profile.status}>{t(profile.status)}</StatusChip>
          {profile.access_stopped && <StatusChip tone="bad">{t('accessStopped')}</StatusChip>}
          {profile.status === 'active' && !profile.user_id && (
            <StatusChip tone="warn">{t(profile.invited_on ? 'invited' : 'notInvited')}</StatusChip>
          )}
        </>
      }
      menuLabel={t('menu.open', { name: profile.name })}
    >
      <Enrol employee={profile} />
      <ProfileActions profile={profile} withHistory={!shown?.ownHistory} />
      <Row gap={1.5} sx={{ mb: 1.5, mt: -0.5, color: 'text.secondary' }}>
        <Avatar person={profile} size={32} />
        {facts}
      </Row>
      <Tabs tabs={tabs} label={t('profile.card')} />
    </Page>
  )
}

/** A tab with the present record. */
const withRecord = (Tab: ComponentType<{ profile: Profile }>) =>
  function WithRecord({ employee }: { employee: { id: string } }) {
    const { data } = useGetOne<Profile>('employees', { id: employee.id })
    return data ? <Tab profile={data} /> : null
  }

const Personal = withRecord(PersonalTab)
const Work = withRecord(WorkTab)

function ProfileActions({ profile, withHistory }: { profile: Profile; withHistory: boolean }) {
  const t = useText(peopleTexts)
  const go = useGo()
  const { can, user } = useCurrent()
  const may = useMay()
  const [open, setOpen] = useState<'terminate' | 'rehire' | 'history' | 'reset' | null>(null)
  const commands = useEmployeeCommands(() => go('/admin/employees'))
  const active = profile.status === 'active'

  const invitable =
    may('inviteEmployee') &&
    active &&
    !profile.user_id &&
    (!profile.invited_on || can('edit_company'))

  const enterable =
    active &&
    Boolean(profile.user_id) &&
    profile.user_id !== user.id &&
    may('signInAs') &&
    !user.impersonated_by

  usePageActions({
    secondary: [
      invitable && {
        label: t(profile.invited_on ? 'menu.resend' : 'menu.invite'),
        icon: 'mail',
        run: () => commands.invite(profile),
      },
      withHistory && { label: t('menu.history'), icon: 'history', run: () => setOpen('history') },
    ],
    menu: [
      {
        label: t('menu.requests'),
        icon: 'requests',
        to: `/admin/employees/${profile.id}/requests`,
      },
      enterable && {
        label: t('menu.signInAs'),
        icon: 'user',
        run: () => void commands.signInAs(profile),
      },
      enterable && {
        label: t('menu.resetFactors'),
        icon: 'key',
        run: () => setOpen('reset'),
      },
      active && {
        label: t('menu.resetPin'),
        icon: 'fingerprint',
        disabled: !may('resetKioskPin'),
        run: () => void commands.resetPin(profile),
      },
      enterable && {
        label: t('menu.unlinkSignOn'),
        icon: 'lock',
        disabled: !may('unlinkSignOn'),
        run: () => void commands.unlinkSignOn(profile),
      },
      active &&
        profile.user_id !== user.id && {
          label: t(profile.access_stopped ? 'menu.restoreAccess' : 'menu.stopAccess'),
          icon: 'lock',
          disabled: !may(profile.access_stopped ? 'restoreAccess' : 'stopAccess'),
          run: () =>
            void (profile.access_stopped
              ? commands.restoreAccess(profile)
              : commands.stopAccess(profile)),
        },
      active && {
        label: t('menu.terminate'),
        icon: 'logout',
        disabled: !may('terminateEmployee'),
        run: () => setOpen('terminate'),
      },
      !active && {
        label: t('menu.rehire'),
        icon: 'plus',
        disabled: !may('rehireEmployee'),
        run: () => setOpen('rehire'),
      },
      !active && {
        label: t('menu.unterminate'),
        icon: 'refresh',
        disabled: !may('unterminateEmployee'),
        run: () => void commands.unterminate(profile),
      },
      {
        label: t('menu.delete'),
        icon: 'trash',
        danger: true,
        disabled: !may('deleteEmployee'),
        run: () => void commands.remove(profile),
      },
    ],
  })

  return (
    <Suspense>
      {open === 'rehire' && <RehireDialog employee={profile} close={() => setOpen(null)} />}
      {open === 'terminate' && <TerminateDialog employee={profile} close={() => setOpen(null)} />}
      {open === 'reset' && <ResetFactorsDialog employee={profile} close={() => setOpen(null)} />}
      {open === 'history' && <EmployeeHistory employee={profile} close={() => setOpen(null)} />}
    </Suspense>
  )
}
