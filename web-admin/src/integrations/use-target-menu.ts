import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { confirm } from '@workledger/kit/ui/confirm'
import type { MenuEntries, MenuEntry } from '@workledger/kit/ui/menu-entries'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'

/** What a menu does with a webhook or a chat channel. */
const targets = {
  webhook: {
    on: 'switchWebhookOn',
    off: 'switchWebhookOff',
    test: 'testWebhook',
    change: 'changeWebhook',
    remove: 'removeWebhook',
  },
  chat: {
    on: 'switchChatChannelOn',
    off: 'switchChatChannelOff',
    test: 'testChatChannel',
    change: 'changeChatChannel',
    remove: 'removeChatChannel',
  },
} as const

interface Target {
  readonly id: string
  readonly name: string
  readonly state: 'on' | 'off'
}

interface MenuParts<R> {
  change(row: R): void
  showHistory(row: R): void
  /** Entries after those that change the row. */
  more?(row: R): readonly MenuEntry[]
}

/** Returns the menu of a webhook or a chat channel. */
export function useTargetMenu<R extends Target>(
  kind: keyof typeof targets,
  { change, showHistory, more = () => [] }: MenuParts<R>,
): (row: R) => MenuEntries {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const may = useMay()
  const calls = targets[kind]
  const done = (text: string) => ({ onDone: () => toast(text), onError: toastError })
  const on = useConsoleCommand(calls.on, done(t(`${kind}.switchedOn`)))
  const off = useConsoleCommand(calls.off, done(t(`${kind}.switchedOff`)))
  const test = useConsoleCommand(calls.test, done(t('webhook.tested')))
  const remove = useConsoleCommand(calls.remove, done(t(`${kind}.removed`)))

  return (row) => {
    const isOn = row.state === 'on'
    const request = { params: { ws: workspace.id, id: row.id } }

    const askRemove = async () => {
      const question = {
        title: t('webhook.removeTitle', { name: isolated(row.name) }),
        text: t(`${kind}.removeText`),
        action: t('webhook.remove'),
        danger: true,
      }

      if (await confirm(question)) remove.run(request)
    }

    return [
      {
        label: t('webhook.test'),
        icon: 'check',
        disabled: !may(calls.test) || !isOn,
        run: () => test.run(request),
      },
      {
        label: t(`${kind}.edit`),
        icon: 'edit',
        disabled: !may(calls.change),
        run: () => change(row),
      },
      {
        label: t(isOn ? 'webhook.off' : 'webhook.on'),
        icon: isOn ? 'close' : 'check',
        disabled: !may(calls.off),
        run: () => (isOn ? off : on).run(request),
      },
      ...more(row),
      { label: t('token.history'), icon: 'history', run: () => showHistory(row) },
      {
        label: t('webhook.remove'),
        icon: 'trash',
        danger: true,
        disabled: !may(calls.remove),
        run: () => void askRemove(),
      },
    ]
  }
}
