import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import {
  attributes,
  type SampleMark,
  sampleMarks,
} from '@workledger/contracts/samples/sample-kinds'
import type { SampleDetails } from '@workledger/contracts/samples/samples.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useActions } from '@workledger/kit/ui/actions'
import { Money } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Grid } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useConsoleList } from '../../kit/console-list'
import { exportOf } from '../../kit/exports'
import { useConsoleCommand } from '../../kit/use-command'
import { CheckSign } from './check-sign'
import { ItemDetail } from './item-detail'
import { MarkChip } from './mark-chip'
import { samplesTexts } from './messages'

type Item = Rows['sample-items']

/** The items of a sample next to the open one: J and K move, P, E and N mark. */
export function SampleItems({ sample }: { sample: SampleDetails }) {
  const t = useText(samplesTexts)
  const { workspace } = useMember()
  const [chosen, setChosen] = useState<string | null>(null)

  const list = useConsoleList('sample-items', {
    sort: 'number',
    perPage: 25,
    filters: { mark: '' },
    always: { sample_id: sample.id },
  })

  const { rows, page, per_page, total } = list

  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )

  const here = rows[at]
  const mark = useConsoleCommand('markSampleItem', { onError: (error) => void toastError(error) })
  const open = sample.own && sample.status === 'in_progress'

  const put = (to: SampleMark) => {
    if (!here || !open) return
    mark.run({
      params: { ws: workspace.id, id: sample.id, item: here.id },
      body: { mark: here.mark === to ? null : to },
      shown: here,
    })
  }

  const move = (step: 1 | -1) => {
    const next = rows[at + step]
    if (next) return setChosen(next.id)
    const there = page + step
    if (there < 1 || there > Math.ceil(total / per_page)) return
    setChosen(null)
    list.change({ page: there })
  }

  const quiet = { group: t('keys.group'), palette: false }

  useActions([
    { ...quiet, id: 'sample-next', keys: 'j', label: t('keys.next'), run: () => move(1) },
    { ...quiet, id: 'sample-previous', keys: 'k', label: t('keys.previous'), run: () => move(-1) },
    ...(open
      ? [
          { ...quiet, id: 'sample-pass', keys: 'p', label: t('keys.pass'), run: () => put('pass') },
          {
            ...quiet,
            id: 'sample-exception',
            keys: 'e',
            label: t('keys.exception'),
            run: () => put('exception'),
          },
          { ...quiet, id: 'sample-note', keys: 'n', label: t('keys.note'), run: () => put('note') },
        ]
      : []),
  ])

  return (
    <Grid
      columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.55fr) minmax(380px, 1fr)' }}
      gap={1.5}
      sx={{ alignItems: 'start' }}
    >
      <DataTable
        name="sample-items"
        label={t('items')}
        list={list}
        columns={useSampleItemColumns(sample)}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setChosen(id)}
        cursor={here?.id ?? null}
        filters={
          <FilterMenu
            label={t('column.result')}
            value={list.filters.mark ?? ''}
            options={['', ...sampleMarks].map((value) => ({
              value,
              label: value ? t(`mark.${value as SampleMark}`) : t('all'),
            }))}
            onChange={(value) => list.change({ filters: { mark: value } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="audit" title={t('choose')} />}
      />
      <Box
        sx={{ order: { xs: -1, lg: 0 }, position: { lg: 'sticky' }, top: { lg: 72 }, minWidth: 0 }}
      >
        {here && (
          <ItemDetail
            key={here.id}
            sample={sample}
            item={here}
            place={t('place', { n: (page - 1) * per_page + at + 1, all: total })}
            put={put}
            move={move}
          />
        )}
      </Box>
    </Grid>
  )
}

function useSampleItemColumns({ population, totals }: SampleDetails): Column<Item>[] {
  const t = useText(samplesTexts)
  const { number, money } = useFormat()
  // One currency is in the heading, several are in each line.
  const [only, ...others] = totals.map(({ currency }) => currency)
  const currency = others.length === 0 ? only : undefined

  return [
    ...useItemColumns(population),
    population === 'leaves'
      ? {
          id: 'days',
          label: t('column.days'),
          sort: 'days',
          end: true,
          card: 'figure',
          cell: ({ days }) => days && number(days),
        }
      : {
          id: 'amount',
          label: currency ? t('column.amountIn', { currency }) : t('column.amount'),
          sort: 'amount',
          end: true,
          card: 'figure',
          cell: (row) =>
            row.amount &&
            row.currency &&
            (currency ? (
              money(row.amount, currency)
            ) : (
              <Money amount={row.amount} currency={row.currency} />
            )),
        },
    ...useMarkColumns(),
  ]
}

/** What the item is. */
function useItemColumns(population: SampleDetails['population']): Column<Item>[] {
  const t = useText(samplesTexts)
  const { day, monthShort, number } = useFormat()
  const says = population !== 'pay' && population !== 'contracts'

  return [
    {
      id: 'number',
      label: t('column.number'),
      sort: 'number',
      end: true,
      card: 'none',
      cell: ({ number: at }) => number(at),
    },
    {
      id: 'day',
      label: t('column.day'),
      sort: 'day',
      card: 'fact',
      cell: (row) =>
        row.day &&
        (population === 'pay' ? `${monthShort(row.day)} ${row.day.slice(0, 4)}` : day(row.day)),
    },
    {
      id: 'name',
      label: t('column.name'),
      sort: 'name',
      fixed: true,
      wide: !says,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    ...(says
      ? [
          {
            id: 'what',
            label: t('column.what'),
            sort: 'what',
            card: 'fact' as const,
            wide: true,
            cell: ({ what }: Item) => <bdi>{what}</bdi>,
          },
        ]
      : []),
  ]
}

/** What the auditor found. */
function useMarkColumns(): Column<Item>[] {
  const t = useText(samplesTexts)

  return [
    ...attributes.map(
      (letter): Column<Item> => ({
        id: letter,
        label: letter,
        card: 'none',
        cell: (row) => <CheckSign result={row[letter.toLowerCase() as 'a']} />,
      }),
    ),
    {
      id: 'result',
      label: t('column.result'),
      sort: 'mark',
      card: 'chip',
      cell: ({ mark }) => <MarkChip mark={mark} />,
    },
    { id: 'note', label: t('column.note'), hidden: true, cell: ({ note }) => <bdi>{note}</bdi> },
  ]
}
