import { useMember } from '../current'
import { isolated, shownZone, useFormat } from '../format'
import { useText } from '../i18n'
import { kitTexts } from '../messages'
import { dayOf, timeOf } from '../zone-time'
import { interviewTexts } from './messages'

/** When an interview is and how long, by the company's clocks, whose zone is named where it is not the reader's. */
export function useInterviewTime() {
  const t = useText(interviewTexts)
  const kit = useText(kitTexts)
  const { day } = useFormat()
  const zone = useMember().workspace.timezone
  return ({ starts_at, minutes }: { starts_at: string; minutes: number }) => {
    const start = kit('dayTime', { day: day(dayOf(starts_at, zone)), time: isolated(timeOf(starts_at, zone)) })
    const at = `${start} · ${t('minutes', { minutes })}`
    return zone === shownZone() ? at : `${at} (${isolated(zone)})`
  }
}
