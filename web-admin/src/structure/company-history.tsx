import { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { historyWords } from '../kit/history-words'
import { useUserNames } from '../kit/people-names'
import { useYesNo } from '../kit/yes-no'
import { structureTexts } from './messages'
import english from './messages.en'

type WorkspaceEvent = keyof typeof workspaceEvents
const isWorkspaceEvent = (type: string): type is WorkspaceEvent => type in workspaceEvents

/** Everything that happened to the company's profile and settings. */
export default function CompanyHistory({ close }: { close: () => void }) {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const yesNo = useYesNo()
  const fields: Record<string, string> = {
    name: t('companyName'),
    admin: t('admin'),
    subdomain: t('subdomain'),
    locale: t('locale'),
    timezone: t('timezone'),
    currency: t('currency'),
    not_tracking_notify_after: t('notifyAfter'),
    not_tracking_notify_every: t('notifyEvery'),
    employee_visibility_level: t('visibility'),
    enable_attendance_task: t('tasks'),
    timer_desc_required: t('descriptions'),
    send_daily_work_report: t('report'),
    daily_work_report_at: t('reportAt'),
    four_eyes: t('fourEyes'),
    oid_pattern: t('oidPattern'),
    retention_years: t('retention'),
    links: t('links'),
  }
  const userName = useUserNames()
  const value = (field: string, given: unknown) =>
    field === 'admin' && typeof given === 'string'
      ? (userName(given) ?? '…')
      : field === 'employee_visibility_level' && typeof given === 'string' && given in levels
        ? t(`levels.${given as keyof typeof levels}`)
        : field === 'locale' && typeof given === 'string' && given in locales
          ? t(`locales.${given as keyof typeof locales}`)
          : field.startsWith('not_tracking') && typeof given === 'number'
            ? t('minutes', { count: given })
            : yesNo(field, given)
  return (
    <HistoryPanel
      stream={`workspace-${workspace.id}`}
      title={workspace.name}
      words={historyWords({ event: (type) => (isWorkspaceEvent(type) ? t(`event.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}
const { levels, locales } = english
