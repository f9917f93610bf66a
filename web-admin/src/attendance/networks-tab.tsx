import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import {
  type CheckInLimits,
  checkInLimitsApi,
  checkInLimitsBody,
} from '@workledger/contracts/attendance/check-in-limits.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { PeopleField } from '@workledger/kit/areas/people/people-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { ListField, listItems, listOf } from '@workledger/kit/form/list-field'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Stack } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { PlacesField, type TypedPlace } from './places-field'

const NetworksHistory = lazy(() => import('./networks-history'))

interface NetworksValues {
  networks: string
  exempt: string[]
  places: TypedPlace[]
  position_days: string
}

const valuesOf = ({ networks, exempt, places, position_days }: CheckInLimits): NetworksValues => ({
  networks: listOf(networks),
  exempt: exempt.map(({ id }) => id),
  places: places.map(({ name, lat, long, radius }) => ({
    name,
    lat: String(lat),
    long: String(long),
    radius: String(radius),
  })),
  position_days: String(position_days),
})

const toRequest = ({ networks, ...rest }: NetworksValues) => ({
  ...rest,
  networks: listItems(networks)
    .map((network) => network.trim())
    .filter(Boolean),
})

/** The networks and places from which people check in by themselves; none at first. */
export default function NetworksTab() {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const [told, setTold] = useState(false)

  const found = useQuery(query(checkInLimitsApi.checkInLimits, { params: { ws: workspace.id } }))

  usePageActions({
    secondary: [{ label: t('networks.history'), icon: 'history', run: () => setTold(true) }],
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={4} />

  return (
    <Stack gap={1.5} sx={{ maxWidth: 720 }}>
      <Muted>{t('networks.text')}</Muted>
      <NetworksForm limits={found.data.data} />
      <Suspense>{told && <NetworksHistory close={() => setTold(false)} />}</Suspense>
    </Stack>
  )
}

function NetworksForm({ limits }: { limits: CheckInLimits }) {
  const t = useText(kioskTexts)
  const { workspace } = useMember()
  const change = useConsoleCommand('setCheckInLimits')
  const { networks, address, within } = limits

  const form = useForm({
    schema: checkInLimitsBody,
    initial: valuesOf(limits),
    shown: limits,
    typed: valuesOf,
    toRequest,
    submit: async (typed, { shown }) => {
      const { data } = await change.send({
        params: { ws: workspace.id },
        body: toRequest(typed) as never,
        shown,
      })
      toast(t('networks.saved'))

      return data
    },
  })

  return (
    <FormCard form={form}>
      <FormCard.Group title={t('networks.title')} columns={1}>
        {networks.length > 0 && !within && (
          <Alert severity="warning">{t('networks.outside', { address: isolated(address) })}</Alert>
        )}
        <ListField
          {...form.field('networks')}
          label={t('networks.allowed')}
          parts={[{ label: t('networks.one'), ltr: true }]}
          add={t('networks.add')}
          hint={t('networks.hint', { address: isolated(address) })}
        />
      </FormCard.Group>
      <FormCard.Group title={t('places.title')} columns={1}>
        <Muted>{t('places.text')}</Muted>
        <PlacesField {...form.field('places')} errors={form.errors} />
        <TextField
          {...form.field('position_days')}
          numeric
          label={t('places.days')}
          hint={t('places.daysHint')}
        />
      </FormCard.Group>
      <FormCard.Group title={t('places.everyone')} columns={1}>
        <PeopleField
          {...form.field('exempt')}
          label={t('networks.exempt')}
          hint={t('networks.exemptHint')}
        />
      </FormCard.Group>
    </FormCard>
  )
}
