import { areaHistory } from '../../../history/area-history'
import { HistoryPanel } from '../../../history/history-panel'
import { useFormat } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { relativesTexts } from './messages'
import english from './messages.en'

const { relations } = english

/** The history of an employee's emergency contacts and dependants. */
export default function RelativesHistory({ stream, close }: { stream: string; close: () => void }) {
  const t = useText(relativesTexts)
  const { day } = useFormat()

  return (
    <HistoryPanel
      stream={stream}
      title={t('tab')}
      words={areaHistory({
        area: 'people',
        fields: ['name', 'relation', 'phone_number', 'other_phone', 'email', 'birthday_on'],
        value: (field, given, path) => {
          if (typeof given !== 'string') return undefined
          if (field === 'birthday_on') return day(given)

          // The relation of an emergency contact is free text.
          return path.startsWith('dependants') && field === 'relation' && given in relations
            ? t(`relations.${given as keyof typeof relations}`)
            : undefined
        },
      })}
      onClose={close}
    />
  )
}
