import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { type TimeImportPreview } from '@workledger/contracts/time-tracking/time-import-previews.api'
import { timeDateOrders } from '@workledger/contracts/time-tracking/time-imports.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import { query } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { timeImportTexts } from './messages'
import { daysOf, type TimeReading } from './use-time-preview'

interface Props {
  preview: TimeImportPreview
  reading: TimeReading
  change: (choices: Partial<TimeReading>) => void
  begin: (zone: string) => void
  /** The preview is being renewed. */
  busy: boolean
}

/** The open questions of the file, and the only button that writes. */
export function TimeFileOptions({ preview, reading, change, begin, busy }: Props) {
  const t = useText(timeImportTexts)
  const { value: word } = useRecordWords(timeTrackingWords)
  const { span } = useFormat()
  const { file, counts, from_on, to_on } = preview
  const open = !file.date_order_certain && !reading.date_order

  return (
    <Card title={t('options')} padded>
      <Stack gap={1.5}>
        <Muted size={13}>
          {word(file.format)}
          {from_on && to_on && (
            <>
              {' '}
              · <bdi>{span(from_on, to_on)}</bdi>
            </>
          )}
        </Muted>
        {file.date_example && <DateOrder {...{ file, reading, change }} />}
        {file.zone_needed && <ZoneField zone={file.zone} choose={(zone) => change({ zone })} />}
        <ClientName
          key={preview.client}
          name={preview.client}
          change={(client) => change({ client })}
        />
        {counts.untimed > 0 && <Note>{t('untimed', { count: counts.untimed })}</Note>}
        {counts.tagged > 0 && <Note>{t('tagged', { count: counts.tagged })}</Note>}
        {counts.add === 0 && <Note>{t('nothing')}</Note>}
      </Stack>
      <Button
        variant="contained"
        color="primary"
        fullWidth
        disabled={open || counts.add === 0}
        {...busyProps(busy, () => begin(file.zone))}
        sx={{ mt: 2, minHeight: 36 }}
      >
        {t('begin', { count: counts.add })}
      </Button>
    </Card>
  )
}

const Note = ({ children }: { children: string }) => <Muted size={13}>{children}</Muted>

/** The order of day and month, each written out with a date of the file. */
function DateOrder({
  file,
  reading,
  change,
}: Pick<Props, 'reading' | 'change'> & { file: TimeImportPreview['file'] }) {
  const t = useText(timeImportTexts)
  const { day } = useFormat()
  const days = daysOf(file.date_example ?? '')
  const known = reading.date_order || (file.date_order_certain ? file.date_order : '')

  return (
    <SelectField
      name="date_order"
      label={t('order')}
      value={known}
      error={known ? undefined : t('orderOpen')}
      onChange={(order) => change({ date_order: order as TimeReading['date_order'] })}
      options={timeDateOrders.map((value) => ({
        value,
        label: t(`orders.${value}`, { example: days ? day(days[value]) : '' }),
      }))}
    />
  )
}

function ZoneField({ zone, choose }: { zone: string; choose: (zone: string) => void }) {
  const t = useText(timeImportTexts)
  const { data } = useQuery({
    ...query(accessApi.timezones),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const zones = data?.data ?? [zone]

  return (
    <SelectField
      name="zone"
      label={t('zone')}
      hint={t('zoneHint')}
      value={zone}
      onChange={choose}
      options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
    />
  )
}

/** The client's name, sent when the field is left. */
function ClientName({ name, change }: { name: string; change: (name: string) => void }) {
  const t = useText(timeImportTexts)
  const [typed, setTyped] = useState(name)

  return (
    <Box onBlur={() => typed.trim() !== name && change(typed.trim())}>
      <TextField name="client" label={t('client')} value={typed} onChange={setTyped} />
    </Box>
  )
}
