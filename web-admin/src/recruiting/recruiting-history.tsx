import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { recruitingTexts } from './messages'

const recruitingFields = [
  'title',
  'description',
  'position_type',
  'is_remote_allowed',
  'stages',
  'city',
  'country',
  'display_name',
  'type',
  'choices',
  'is_required',
  'first_name',
  'last_name',
  'email',
  'phone',
  'stage',
  'rating',
  'starts_at',
  'minutes',
  'place',
]

/** Returns the words of an opening's or a candidate's history. */
export function useRecruitingHistory() {
  const t = useText(recruitingTexts)
  const { moment } = useFormat()

  return areaHistory({
    area: 'recruiting',
    fields: recruitingFields,
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
