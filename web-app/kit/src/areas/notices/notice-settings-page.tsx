import { useQuery } from '@tanstack/react-query'
import {
  isFixedKind,
  isMailed,
  type NoticeChannel,
  noticeChannels,
} from '@workledger/contracts/notices/notice-kinds'
import {
  type NoticeSettings,
  noticeSettingsBody,
  noticesApi,
} from '@workledger/contracts/notices/notices.api'
import { SelectField } from '../../form/choice-fields'
import { useForm } from '../../form/form'
import { FormCard } from '../../form/form-card'
import { TimeField } from '../../form/time-field'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { noticesWords } from '../../i18n/words/notices'
import { useCurrent, useMember } from '../../net/current'
import { query, useCommand } from '../../net/query'
import { Page } from '../../shell/page'
import { Card } from '../../ui/card'
import { Grid, Stack } from '../../ui/layout'
import { FailedState, SkeletonRows } from '../../ui/states'
import { Muted } from '../../ui/text'
import { toast, toastError } from '../../ui/toast'
import { noticesTexts } from './messages'
import { PushCard } from './push-card'

/** How the viewer learns of each kind, and when mails arrive. */
export default function NoticeSettingsPage() {
  const t = useText(noticesTexts)
  const { workspace } = useMember()
  const { user } = useCurrent()
  const found = useQuery(query(noticesApi.noticeSettings, { params: { ws: workspace.id } }))

  return (
    <Page title={t('settingsPage')} crumbs={[{ label: t('page'), to: '/notices' }]} narrow>
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : found.data ? (
        <Stack gap={2}>
          <TimesForm settings={found.data.data} />
          {!user.impersonated_by && <PushCard settings={found.data.data} />}
          <ChannelsCard settings={found.data.data} />
        </Stack>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  )
}

/** A choice for each kind; it applies at once. */
function ChannelsCard({ settings }: { settings: NoticeSettings }) {
  const t = useText(noticesTexts)
  const { workspace } = useMember()
  const { value, options } = useRecordWords(noticesWords)

  const set = useCommand(noticesApi.changeNoticeSettings, {
    invalidates: [noticesApi.noticeSettings, noticesApi.notices, noticesApi.unreadNotices],
    onDone: () => void toast(noticesTexts.t('settings.saved')),
    onError: toastError,
  })

  return (
    <Card title={t('settings.channels')} padded>
      <Stack gap={2}>
        <Muted>{t('settings.channelsHint')}</Muted>
        <Grid columns={{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={2}>
          {settings.kinds.map(({ kind, channel, prompt }) => (
            <SelectField<NoticeChannel>
              key={kind}
              name={kind}
              label={value(kind)}
              value={channel}
              hint={
                isFixedKind(kind) ? t('settings.fixed') : prompt ? t('settings.prompt') : undefined
              }
              options={options(
                isFixedKind(kind) ? noticeChannels.filter(isMailed) : noticeChannels,
              )}
              onChange={(chosen) =>
                set.run({
                  params: { ws: workspace.id },
                  body: { channels: [{ kind, channel: chosen }] },
                })
              }
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

const ONE_BY_ONE = ''

/** Quiet hours and the mail of the day. */
function TimesForm({ settings }: { settings: NoticeSettings }) {
  const t = useText(noticesTexts)
  const { workspace } = useMember()

  const change = useCommand(noticesApi.changeNoticeSettings, {
    invalidates: [noticesApi.noticeSettings],
  })

  const form = useForm({
    schema: noticeSettingsBody,
    initial: {
      quiet_from: settings.quiet_from ?? '',
      quiet_to: settings.quiet_to ?? '',
      digest_hour: settings.digest_hour === null ? ONE_BY_ONE : String(settings.digest_hour),
    },
    toRequest: asked,
    submit: async (typed) => {
      await change.send({ params: { ws: workspace.id }, body: asked(typed) })
      toast(noticesTexts.t('settings.saved'))
    },
  })

  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: t('settings.daily', { time: `${String(hour).padStart(2, '0')}:00` }),
  }))

  return (
    <FormCard form={form}>
      <FormCard.Group title={t('settings.times')}>
        <TimeField
          {...form.field('quiet_from')}
          label={t('settings.quietFrom')}
          hint={t('settings.quietHint', { zone: settings.zone })}
        />
        <TimeField {...form.field('quiet_to')} label={t('settings.quietTo')} />
        <SelectField
          {...form.field('digest_hour')}
          label={t('settings.digest')}
          hint={t('settings.digestHint')}
          options={[{ value: ONE_BY_ONE, label: t('settings.single') }, ...hours]}
        />
      </FormCard.Group>
    </FormCard>
  )
}

interface TypedTimes {
  quiet_from: string
  quiet_to: string
  digest_hour: string
}

/** Returns the request for typed times; an empty one clears. */
const asked = ({ quiet_from, quiet_to, digest_hour }: TypedTimes) => ({
  quiet_from: quiet_from.trim() || null,
  quiet_to: quiet_to.trim() || null,
  digest_hour: digest_hour === ONE_BY_ONE ? null : Number(digest_hour),
})
