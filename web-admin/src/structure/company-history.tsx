import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useUserNames } from '../kit/people-names'
import { useYesNo } from '../kit/yes-no'
import { structureTexts } from './messages'
import english from './messages.en'

/** In the order of the form. */
const companyFields = [
  'name',
  'admin',
  'subdomain',
  'locale',
  'timezone',
  'currency',
  'not_tracking_notify_after',
  'not_tracking_notify_every',
  'employee_visibility_level',
  'enable_attendance_task',
  'timer_desc_required',
  'send_daily_work_report',
  'daily_work_report_at',
  'four_eyes',
  'oid_pattern',
  'retention_years',
  'links',
]

/** The history of the company's profile and settings. */
export default function CompanyHistory({ close }: { close: () => void }) {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const yesNo = useYesNo()
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
      words={areaHistory({ area: 'workspaces', fields: companyFields, value })}
      onClose={close}
    />
  )
}

const { levels, locales } = english
