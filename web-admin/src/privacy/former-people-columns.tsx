import type { Rows } from '@workledger/contracts/registry'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { privacyTexts } from './messages'

export type FormerPerson = Rows['former-people']

/** Returns the name of a former employee; erased people have none. */
export function useFormerName() {
  const t = useText(privacyTexts)

  return ({ name }: FormerPerson) => name ?? t('nameless')
}

/** Returns the columns of the list of former employees. */
export function useFormerPeopleColumns(): Column<FormerPerson>[] {
  const t = useText(privacyTexts)
  const { day } = useFormat()
  const nameOf = useFormerName()

  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: (row) => (
        <bdi style={{ fontWeight: 500, opacity: row.name ? 1 : 0.7 }}>{nameOf(row)}</bdi>
      ),
    },
    {
      id: 'oid',
      label: t('oid'),
      sort: 'oid',
      card: 'fact',
      cell: ({ oid }) => <bdi className="num">{oid}</bdi>,
    },
    {
      id: 'ended',
      label: t('ended'),
      sort: 'ended_on',
      card: 'fact',
      cell: ({ ended_on }) => <span className="num">{day(ended_on)}</span>,
    },
    {
      id: 'erasable',
      label: t('erasable'),
      sort: 'erasable_on',
      card: 'fact',
      cell: ({ erasable_on }) => <span className="num">{day(erasable_on)}</span>,
    },
    {
      id: 'status',
      label: t('statusLabel'),
      sort: 'status',
      card: 'figure',
      cell: (row) => <FormerStatus row={row} />,
    },
    ...useDecisionColumns(),
  ]
}

/** Why a person is held, and who erased one. */
function useDecisionColumns(): Column<FormerPerson>[] {
  const t = useText(privacyTexts)
  const { moment } = useFormat()

  return [
    {
      id: 'reason',
      label: t('reason'),
      wide: true,
      cell: ({ hold_reason }) => <Muted component="bdi">{hold_reason}</Muted>,
    },
    { id: 'heldBy', label: t('heldBy'), hidden: true, cell: ({ held_by }) => <bdi>{held_by}</bdi> },
    {
      id: 'erased',
      label: t('erasedAt'),
      sort: 'erased_at',
      hidden: true,
      cell: ({ erased_at }) => erased_at && <span className="num">{moment(erased_at)}</span>,
    },
    {
      id: 'erasedBy',
      label: t('erasedBy'),
      hidden: true,
      cell: ({ erased_by }) => <bdi>{erased_by}</bdi>,
    },
  ]
}

/** Proposed for erasure, held, due, or by the record's status. */
function FormerStatus({ row: { status, held, erasable_on, proposed_at } }: { row: FormerPerson }) {
  const t = useText(privacyTexts)

  if (status === 'former' && proposed_at && !held)
    return <StatusChip tone="wait">{t('proposedStatus')}</StatusChip>

  if (status === 'former' && held) return <StatusChip tone="warn">{t('held')}</StatusChip>

  if (status === 'former' && erasable_on <= today())
    return <StatusChip tone="accent">{t('due')}</StatusChip>

  return (
    <StatusChip tone={status === 'erased' ? 'good' : 'wait'}>{t(`status.${status}`)}</StatusChip>
  )
}
