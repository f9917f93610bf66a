import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { recruitingTexts } from './messages'
import english from './messages.en'

type Known = keyof typeof english.event

const isKnown = (type: string): type is Known => type in english.event

/** Returns the words of an opening's or a candidate's history. */
export function useRecruitingHistory() {
  const t = useText(recruitingTexts)
  const { moment } = useFormat()

  const fields: Record<string, string | null> = {
    title: t('title'),
    description: t('description'),
    position_type: t('position'),
    is_remote_allowed: t('remote'),
    stages: t('stages'),
    city: t('city'),
    country: t('country'),
    display_name: t('displayName'),
    type: t('fieldType'),
    choices: t('choices'),
    is_required: t('required'),
    first_name: t('firstName'),
    last_name: t('lastName'),
    email: t('email'),
    phone: t('phone'),
    stage: t('stage'),
    rating: t('rating'),
    starts_at: t('when'),
    minutes: t('minutes'),
    place: t('place'),
  }

  return historyWords({
    event: (type) => (isKnown(type) ? t(`event.${type}`) : undefined),
    fields,
    value: (field, value) =>
      field === 'starts_at' && typeof value === 'string' ? moment(value) : undefined,
    stranger: t('theCandidate'),
  })
}

/** The history of an opening or of a candidate. */
export default function RecruitingHistory({
  stream,
  title,
  close,
}: {
  stream: string
  title: string
  close: () => void
}) {
  const words = useRecruitingHistory()
  return <HistoryPanel stream={stream} title={title} words={words} onClose={close} />
}
