import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type Kiosk, kiosksApi, type Pairing } from '@workledger/contracts/attendance/kiosks.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon, type IconName } from '@workledger/kit/ui/icon'
import { BareList, Grow, Panel, Row, Stack } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'

const KioskDialog = lazy(() => import('./kiosk-dialog'))
const KioskRenameDialog = lazy(() => import('./kiosk-rename-dialog'))
const PairingDialog = lazy(() => import('./pairing-dialog'))

const historyWords = areaHistory({ area: 'attendance', fields: ['name', 'until'] })

/** The kiosks of the company: added, paired with a tablet, renamed and removed. */
export default function KiosksTab() {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const found = useQuery(query(kiosksApi.kiosks, { params }))
  const [adding, setAdding] = useState(false)
  const [pairing, setPairing] = useState<(Pairing & { name: string }) | null>(null)
  const [renaming, setRenaming] = useState<Kiosk | null>(null)
  const [told, setTold] = useState<Kiosk | null>(null)

  const open = useConsoleCommand('openKioskPairing', { onError: toastError })
  const remove = useConsoleCommand('removeKiosk', {
    onDone: () => void toast(t('removed')),
    onError: toastError,
  })

  usePageActions({
    primary: found.isSuccess && {
      label: t('add'),
      icon: 'plus',
      keys: 'n',
      run: () => setAdding(true),
    },
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={4} />

  const act = {
    pair: async ({ id, name }: Kiosk) => {
      const { data } = await open.send({ params: { ...params, id } })
      setPairing({ ...data, name })
    },
    remove: async ({ id, name }: Kiosk) => {
      const said = {
        title: t('removeTitle', { name: isolated(name) }),
        text: t('removeText'),
        action: t('remove'),
        danger: true,
      }
      if (await confirm(said)) remove.run({ params: { ...params, id } })
    },
  }

  return (
    <Stack gap={1.5} sx={{ maxWidth: 720 }}>
      <Muted>{t('text')}</Muted>
      {found.data.data.length === 0 ? (
        <Panel sx={{ p: 2 }}>{t('none')}</Panel>
      ) : (
        <BareList aria-label={t('title')} sx={{ display: 'grid', gap: 1 }}>
          {found.data.data.map((kiosk) => (
            <KioskRow
              key={kiosk.id}
              kiosk={kiosk}
              acts={[
                ['link', t('pair'), () => void act.pair(kiosk).catch(toastError)],
                ['edit', t('rename'), () => setRenaming(kiosk)],
                ['history', t('history'), () => setTold(kiosk)],
                ['trash', t('remove'), () => void act.remove(kiosk)],
              ]}
            />
          ))}
        </BareList>
      )}
      <Suspense>
        {adding && <KioskDialog added={setPairing} close={() => setAdding(false)} />}
        {renaming && <KioskRenameDialog kiosk={renaming} close={() => setRenaming(null)} />}
        {pairing && <PairingDialog pairing={pairing} close={() => setPairing(null)} />}
        {told && (
          <HistoryPanel
            stream={told.stream}
            title={told.name}
            words={historyWords}
            onClose={() => setTold(null)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

interface RowProps {
  kiosk: Kiosk
  acts: readonly (readonly [icon: IconName, label: string, run: () => void])[]
}

function KioskRow({ kiosk, acts }: RowProps) {
  const t = useText(kioskTexts)
  const { moment, time } = useFormat()
  const { name, paired_at, paused_until, seen_at } = kiosk

  return (
    <Panel component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      <Grow>
        <Row wrap gap={1} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
          {paused_until ? (
            <StatusChip tone="bad">{t('paused', { time: time(paused_until) })}</StatusChip>
          ) : paired_at ? (
            <StatusChip tone="good">{t('paired')}</StatusChip>
          ) : (
            <StatusChip tone="wait">{t('noTablet')}</StatusChip>
          )}
        </Row>
        {seen_at && (
          <Muted size={13} sx={{ mt: 0.5 }}>
            {t('seen', { when: moment(seen_at) })}
          </Muted>
        )}
      </Grow>
      <Row gap={0.5}>
        {acts.map(([icon, label, run]) => (
          <IconButton key={icon} aria-label={pair(label, name)} title={label} onClick={run}>
            <Icon name={icon} />
          </IconButton>
        ))}
      </Row>
    </Panel>
  )
}
