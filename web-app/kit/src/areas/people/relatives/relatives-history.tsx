import type { relativeEvents } from '@workledger/contracts/people/relatives.events'
import { HistoryPanel } from '../../../history/history-panel'
import { useFormat } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { relativesTexts } from './messages'
import english from './messages.en'

const events = Object.keys(english.event) as (keyof typeof relativeEvents &
  keyof typeof english.event)[]

const { relations } = english

/** The history of an employee's emergency contacts and dependants. */
export default function RelativesHistory({ stream, close }: { stream: string; close: () => void }) {
  const t = useText(relativesTexts)
  const { day } = useFormat()

  const fields: Record<string, string> = {
    name: t('name'),
    relation: t('relation'),
    phone_number: t('phone'),
    other_phone: t('otherPhone'),
    email: t('email'),
    birthday_on: t('born'),
  }

  const own = (path: string) => path.slice(path.lastIndexOf('.') + 1)

  return (
    <HistoryPanel
      stream={stream}
      title={t('tab')}
      words={{
        event: (type) => {
          const known = events.find((each) => each === type)
          return known && t(`event.${known}`)
        },
        field: (path) => fields[own(path)] ?? null,
        value: (path, given) => {
          if (typeof given !== 'string') return undefined
          if (own(path) === 'birthday_on') return day(given)

          return path.startsWith('dependants') && own(path) === 'relation' && given in relations
            ? t(`relations.${given as keyof typeof relations}`)
            : undefined
        },
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}
