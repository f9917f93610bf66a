import Box from '@mui/material/Box'
import {
  chatChannelBody,
  chatChannelChange,
} from '@workledger/contracts/integrations/chat-channels.api'
import {
  type ChatKind,
  type ChatService,
  chatKinds,
  chatServices,
} from '@workledger/contracts/integrations/chat-channels.events'
import type { Rows } from '@workledger/contracts/registry'
import { SegmentField, SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, FieldGroup, PasswordField, TextField } from '@workledger/kit/form/fields'
import { type FieldProps, useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'

type Channel = Rows['chat-channels']

interface ChannelValues {
  service: ChatService
  name: string
  url: string
  other_host: boolean
  kinds: ChatKind[]
  hour: string
  current_password: string
}

/** In the contract's order, so that ticking a box twice is no change. */
const ordered = (kinds: readonly ChatKind[]) => chatKinds.filter((kind) => kinds.includes(kind))

const toBody = ({ kinds, hour, ...typed }: ChannelValues) => ({
  ...typed,
  kinds: ordered(kinds),
  hour: Number(hour),
})

/** A change names the address only where a new one is typed. */
const toChange = ({ name, url, other_host, kinds, hour, current_password }: ChannelValues) => ({
  name,
  kinds: ordered(kinds),
  hour: Number(hour),
  ...(url.trim() !== '' && { url, other_host, current_password }),
})

/** Adds or changes a channel. */
export default function ChatDialog({
  channel,
  close,
}: {
  channel: Channel | null
  close: () => void
}) {
  const t = useText(integrationsTexts)
  const words = useRecordWords(integrationsWords)
  const form = useChannelForm(channel, close)
  const { service, url } = form.values
  const away = form.values.kinds.includes('away')

  return (
    <FormDialog title={t(channel ? 'chat.edit' : 'chat.add')} form={form} onClose={close}>
      {!channel && (
        <SegmentField
          {...(form.field('service') as FieldProps<string> & { label: string })}
          options={words.options(chatServices)}
        />
      )}
      <TextField {...form.field('name')} required autoFocus hint={t('chat.nameHint')} />
      <TextField
        {...form.field('url')}
        label={t('webhook.url')}
        required={!channel}
        hint={
          channel
            ? t('chat.kept', channel)
            : t(service === 'slack' ? 'chat.slackHint' : 'chat.teamsHint')
        }
      />
      <CheckField {...form.field('other_host')} label={t('chat.otherHost')} />
      <KindsField {...form.field('kinds')} />
      {away && <HourField {...form.field('hour')} />}
      {(!channel || url.trim() !== '') && (
        <PasswordField
          {...form.field('current_password')}
          label={t('webhook.password')}
          required
          autoComplete="current-password"
        />
      )}
    </FormDialog>
  )
}

function useChannelForm(channel: Channel | null, close: () => void) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addChatChannel')
  const change = useConsoleCommand('changeChatChannel')

  return useForm({
    words: useRecordWords(integrationsWords),
    schema: channel ? chatChannelChange : chatChannelBody,
    initial: {
      service: channel?.service ?? 'slack',
      name: channel?.name ?? '',
      url: '',
      other_host: false,
      kinds: channel?.kinds ?? ['away'],
      hour: String(channel?.hour ?? 8),
      current_password: '',
    } as ChannelValues,
    toRequest: (typed: ChannelValues) => (channel ? toChange(typed) : toBody(typed)),
    submit: async (typed) => {
      if (channel)
        await change.send({
          params: { ws: workspace.id, id: channel.id },
          body: toChange(typed),
          shown: channel,
        })
      else await add.send({ params: { ws: workspace.id }, body: toBody(typed) })

      toast(t(channel ? 'chat.changed' : 'chat.added'))
      close()
    },
  })
}

/** Subjects of the channel’s messages, each with the content of its message. */
function KindsField({ value, onChange, error, label }: FieldProps<ChatKind[]> & { label: string }) {
  const t = useText(integrationsTexts)
  const words = useRecordWords(integrationsWords)

  return (
    <FieldGroup label={label} error={error} required>
      {chatKinds.map((kind) => (
        <Box key={kind} sx={{ mb: 0.5 }}>
          <CheckField
            name={`kinds.${kind}`}
            value={value.includes(kind)}
            onChange={(chosen) =>
              onChange(chosen ? [...value, kind] : value.filter((one) => one !== kind))
            }
            error={undefined}
            label={words.value(kind)}
          />
          <Muted size={12} sx={{ marginInlineStart: '30px' }}>
            {t(`chat.tells.${kind}`)}
          </Muted>
        </Box>
      ))}
    </FieldGroup>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

function HourField(field: FieldProps<string> & { label: string }) {
  const { workspace } = useMember()

  return <SelectField {...field} hint={workspace.timezone} options={hours} />
}
