import { isolated, shownZone, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { dayOf, timeOf } from '../../i18n/zone-time'
import { useMember } from '../../net/current'
import { interviewTexts } from './messages'

/**
 * Formats an interview's time and duration in the company's zone, which it names if the reader's is
 * another.
 */
export function useInterviewTime() {
  const t = useText(interviewTexts)
  const kit = useText(kitTexts)
  const { day } = useFormat()
  const zone = useMember().workspace.timezone

  return ({ starts_at, minutes }: { starts_at: string; minutes: number }) => {
    const start = kit('dayTime', {
      day: day(dayOf(starts_at, zone)),
      time: isolated(timeOf(starts_at, zone)),
    })

    const at = `${start} · ${t('minutes', { minutes })}`
    return zone === shownZone() ? at : `${at} (${isolated(zone)})`
  }
}
