import Box from '@mui/material/Box'
import { announcementBody } from '@workledger/contracts/operations/announcements.api'
import { textsByLanguage } from '@workledger/contracts/operations/announcements.events'
import type { ListedAnnouncement } from '@workledger/contracts/operations/operations.lists'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { type Schema, useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { TimeField } from '@workledger/kit/form/time-field'
import { shownZone } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { operationsWords } from '@workledger/kit/i18n/words/operations'
import {
  dayIn,
  dayOf,
  instantAt,
  timeIn,
  timeOf,
  toServer,
  typedTime,
} from '@workledger/kit/i18n/zone-time'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { operationsTexts } from './messages'

const DAY = 86_400_000

type TranslatedText = keyof ReturnType<typeof textsByLanguage>

const textFields = Object.keys(textsByLanguage(() => '')) as TranslatedText[]

const textsOf = (announcement: ListedAnnouncement) =>
  Object.fromEntries(textFields.map((field) => [field, announcement[field] ?? ''])) as Record<
    TranslatedText,
    string
  >

const announcementValuesOf = (announcement: ListedAnnouncement | null, zone: string) => {
  const now = serverNow()
  return {
    text: announcement?.text ?? '',
    ...textsByLanguage(() => ''),
    ...(announcement && textsOf(announcement)),
    from: announcement ? dayOf(announcement.from, zone) : dayIn(zone, now),
    from_time: announcement ? timeOf(announcement.from, zone) : timeIn(zone, now),
    until: announcement ? dayOf(announcement.until, zone) : dayIn(zone, now + 7 * DAY),
    until_time: announcement ? timeOf(announcement.until, zone) : timeIn(zone, now),
  }
}

type AnnouncementValues = ReturnType<typeof announcementValuesOf>

/**
 * Converts days and times of the shown zone to the call's instants; missing or invalid ones are
 * empty and get a complaint.
 */
const toBody = (
  { from, from_time, until, until_time, ...texts }: AnnouncementValues,
  zone: string,
) => {
  const instant = (day: string, typed: string) => {
    const time = typedTime(typed)
    return isDay(day) && time ? toServer(instantAt(zone, day, time)) : ''
  }

  return { ...texts, from: instant(from, from_time), until: instant(until, until_time) }
}

/** The announcement's text for all readers, and optionally one for each other language. */
export default function AnnouncementDialog({
  announcement,
  close,
}: {
  announcement: ListedAnnouncement | null
  close: () => void
}) {
  const t = useText(operationsTexts)
  const zone = shownZone()
  const add = useConsoleCommand('addAnnouncement')
  const change = useConsoleCommand('changeAnnouncement')

  const words = useRecordWords(operationsWords)
  const form = useForm<AnnouncementValues, undefined, typeof words>({
    words,
    schema: announcementBody as Schema,
    initial: announcementValuesOf(announcement, zone),
    toRequest: (typed) => toBody(typed, zone),
    submit: async (typed) => {
      const body = toBody(typed, zone)

      if (announcement)
        await change.send({ params: { id: announcement.id }, body, shown: announcement })
      else await add.send({ body })

      toast(t(announcement ? 'announcement.changed' : 'announcement.added'))
      close()
    },
  })

  const moment = {
    display: 'grid',
    gridTemplateColumns: '1fr 120px',
    gap: 1.5,
    alignItems: 'start',
  } as const

  return (
    <FormDialog
      title={t(announcement ? 'announcement.change' : 'announcement.add')}
      form={form}
      onClose={close}
    >
      <TextField {...form.field('text')} required autoFocus rows={2} />
      <Muted size={12}>{t('announcement.textsHint')}</Muted>
      {textFields.map((field) => (
        <TextField key={field} {...form.field(field)} rows={1} />
      ))}
      <Box sx={moment}>
        <DateField {...form.field('from')} required />
        <TimeField {...form.field('from_time')} required label={t('announcement.time')} />
      </Box>
      <Box sx={moment}>
        <DateField {...form.field('until')} required min={form.values.from || undefined} />
        <TimeField {...form.field('until_time')} required label={t('announcement.time')} />
      </Box>
      <Muted size={12}>{t('announcement.zone', { zone })}</Muted>
    </FormDialog>
  )
}
