import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { pushChannels, pushed } from '@workledger/contracts/notices/notice-kinds'
import { type NoticeSettings, noticesApi } from '@workledger/contracts/notices/notices.api'
import { type PushDevice, pushDevicesApi } from '@workledger/contracts/notices/push-devices.api'
import { useState } from 'react'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { query, useCommand } from '../../net/query'
import { busyProps } from '../../ui/busy-props'
import { Card } from '../../ui/card'
import { BareList, Row } from '../../ui/layout'
import { FailedState, SkeletonRows } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Muted } from '../../ui/text'
import { toast, toastError } from '../../ui/toast'
import { type BrowserPush, browserPush, remember, subscribed, unsubscribe } from './browser-push'
import { noticesTexts } from './messages'

const invalidates = [pushDevicesApi.pushDevices]

/** The viewer's browsers that get pushes, and a button for this one. */
export function PushCard({ settings }: { settings: NoticeSettings }) {
  const t = useText(noticesTexts)
  const { workspace } = useMember()
  const ws = { ws: workspace.id }
  const found = useQuery(query(pushDevicesApi.pushDevices, { params: ws }))
  const able = useQuery({ queryKey: ['browser-push'], queryFn: browserPush, staleTime: 0 })
  const { busy, turnOn } = useTurnOn(settings, () => void able.refetch())
  const devices = found.data?.data.devices ?? []
  const here = devices.some(({ current }) => current)
  const state = able.data

  return (
    <Card title={t('push.title')}>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : !found.data || !state ? (
        <SkeletonRows rows={2} height={56} />
      ) : (
        <>
          <Row wrap gap={2} sx={{ padding: '12px 16px' }}>
            <Muted sx={{ flex: '1 1 260px' }}>{t(hints[state])}</Muted>
            {state === 'ready' && !here && (
              <Button
                variant="contained"
                {...busyProps(busy, () => turnOn(found.data.data.public_key))}
              >
                {t('push.turnOn')}
              </Button>
            )}
          </Row>
          {devices.length > 0 && (
            <BareList aria-label={t('push.title')}>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </BareList>
          )}
        </>
      )}
    </Card>
  )
}

const hints = {
  ready: 'push.hint',
  install: 'push.install',
  denied: 'push.denied',
  unsupported: 'push.unsupported',
} as const satisfies Record<BrowserPush, string>

/** Turns pushes on in this browser. The first one makes every wanted kind come as a push, too. */
function useTurnOn(settings: NoticeSettings, refused: () => void) {
  const { workspace, employee } = useMember()
  const [asking, setAsking] = useState(false)

  const set = useCommand(noticesApi.changeNoticeSettings, {
    invalidates: [noticesApi.noticeSettings],
    onError: toastError,
  })

  const add = useCommand(pushDevicesApi.addPushDevice, {
    invalidates,
    onDone: () => toast(noticesTexts.t('push.done')),
    onError: toastError,
  })

  const params = { ws: workspace.id }

  const turnOn = async (publicKey: string) => {
    setAsking(true)

    try {
      const subscription = await subscribed(publicKey)
      if (!subscription) return refused()
      const { devices } = (await add.send({ params, body: subscription })).data
      const here = devices.find(({ current }) => current)
      if (here) remember(employee.id, here.id)

      if (!settings.kinds.some(({ channel }) => pushChannels.includes(channel))) {
        const channels = settings.kinds.map(({ kind, channel }) => ({
          kind,
          channel: pushed(channel),
        }))

        await set.send({ params, body: { channels } })
      }
    } catch (error) {
      // The browser's own push service is away or switched off.
      if (error instanceof DOMException) toast({ text: noticesTexts.t('push.failed'), tone: 'bad' })
    } finally {
      setAsking(false)
    }
  }

  return { busy: asking || add.busy || set.busy, turnOn: (key: string) => void turnOn(key) }
}

function DeviceRow({ device }: { device: PushDevice }) {
  const t = useText(noticesTexts)
  const { moment } = useFormat()
  const { workspace } = useMember()
  const { id, browser, system, created_at, current, signed_in } = device
  const request = { params: { ws: workspace.id, id } }

  const test = useCommand(pushDevicesApi.testPushDevice, {
    onDone: () => toast(noticesTexts.t('push.tried')),
    onError: toastError,
  })

  const remove = useCommand(pushDevicesApi.removePushDevice, {
    invalidates,
    onDone: () => {
      if (current) void unsubscribe()
      toast(noticesTexts.t('push.removed'))
    },
    onError: toastError,
  })

  const name =
    browser && system
      ? t('push.device', { browser: isolated(browser), system: isolated(system) })
      : (browser ?? system ?? t('push.unknown'))

  return (
    <Row
      component="li"
      wrap
      gap={1}
      sx={{
        paddingBlock: '10px',
        paddingInline: '16px 8px',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Row wrap gap={1} sx={{ fontWeight: 500 }}>
          {name}
          {current && <StatusChip tone="good">{t('push.current')}</StatusChip>}
          {!signed_in && <StatusChip tone="warn">{t('push.signedOut')}</StatusChip>}
        </Row>
        <Muted>{t('push.since', { moment: moment(created_at) })}</Muted>
      </Box>
      {signed_in && (
        <Button variant="text" {...busyProps(test.busy, () => test.run(request))}>
          {t('push.try')}
        </Button>
      )}
      <Button variant="text" color="error" {...busyProps(remove.busy, () => remove.run(request))}>
        {t('push.turnOff')}
      </Button>
    </Row>
  )
}
