import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Grouping } from '@workledger/contracts/reports/report-kinds'
import type { WorkGroups } from '@workledger/contracts/reports/reports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { ExactDuration, Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useBelow } from '@workledger/kit/ui/use-narrow'
import { useState } from 'react'
import { reportTexts } from './messages'
import { colourOf } from './share-chart'

interface Props {
  grouped: WorkGroups
  grouping: Grouping
  sub_grouping: Grouping
  nameOf: (key: Grouping, group: { id: string | null; name: string | null }) => string
}

/** Groups with their sums and shares; a group's content can be collapsed. */
export function GroupsTable({ grouped, grouping, sub_grouping, nameOf }: Props) {
  const t = useText(reportTexts)
  const { number, share } = useFormat()
  const [folded, setFolded] = useState<readonly (string | null)[]>([])
  const narrow = useBelow(600, 'screen')
  const { groups, seconds, entries, amount, currency } = grouped
  const most = Math.max(1, ...groups.map((group) => group.seconds))
  const turn = (id: string | null) =>
    setFolded(folded.includes(id) ? folded.filter((each) => each !== id) : [...folded, id])

  /**
   * A phone has no room for the number of entries, and the share is below the name; amounts have a
   * column if any project has a rate.
   */
  const cells = (sum: Sum, name: React.ReactNode, bar: React.ReactNode) => [
    ...(narrow
      ? [
          <span key="name">
            {name}
            {bar}
          </span>,
        ]
      : [name, number(sum.entries), bar]),
    ...(amount === null
      ? []
      : [
          sum.amount === null ? (
            '–'
          ) : (
            <Money key="amount" bare amount={sum.amount} currency={currency} />
          ),
        ]),
    <ExactDuration key="time" seconds={sum.seconds} />,
  ]

  const shareOf = (part: number, colour: string, faint: boolean) => (
    <Share said={share(part, seconds)} part={part / most} colour={colour} faint={faint} />
  )

  const rows = groups.flatMap((group, place) => {
    const name = nameOf(grouping, group)
    const colour = colourOf(place)
    const subs = grouping === sub_grouping ? [] : group.sub_groups
    const open = !folded.includes(group.id)

    const heading = (
      <Row key="name" component="span" gap={1} sx={{ fontWeight: 600 }}>
        {subs.length > 0 && (
          <IconButton
            size="small"
            aria-expanded={open}
            aria-label={t(open ? 'fold' : 'unfold', { name })}
            onClick={() => turn(group.id)}
            sx={{ m: -0.5, '@media print': { display: 'none' } }}
          >
            <Icon name={open ? 'down' : 'forward'} size={14} />
          </IconButton>
        )}
        <Dot colour={colour} />
        <bdi>{name}</bdi>
      </Row>
    )

    return [
      {
        key: `${group.id}`,
        cells: cells(group, heading, shareOf(group.seconds, colour, false)).map(strong),
      },
      ...(open ? subs : []).map((sub) => {
        const within = (
          <Muted
            key="name"
            component="span"
            sx={{ display: 'block', paddingInlineStart: { xs: 3, sm: 6.5 } }}
          >
            <bdi>{nameOf(sub_grouping, sub)}</bdi>
          </Muted>
        )
        return {
          key: `${group.id} ${sub.id}`,
          cells: cells(sub, within, shareOf(sub.seconds, colour, true)),
        }
      }),
    ]
  })

  const total = {
    key: 'total',
    cells: cells({ seconds, entries, amount }, t('total'), '').map(strong),
  }

  return (
    <PlainTable
      label={t('tabs.summary')}
      columns={[
        grouping === sub_grouping
          ? t(grouping)
          : t('within', { group: t(grouping), sub: t(sub_grouping) }),
        ...(narrow ? [] : [t('entries'), t('share')]),
        ...(amount === null ? [] : [t('amount', { currency })]),
        t('time'),
      ]}
      rows={[...rows, total]}
    />
  )
}

type Sum = Pick<WorkGroups, 'seconds' | 'entries' | 'amount'>

const strong = (cell: React.ReactNode, at: number) => (
  <Strong key={at} component="span" weight={600}>
    {cell}
  </Strong>
)

const Dot = ({ colour }: { colour: string }) => (
  <Box
    aria-hidden
    sx={{ flex: 'none', width: 10, height: 10, borderRadius: '3px', printColorAdjust: 'exact' }}
    style={{ backgroundColor: colour }}
  />
)

/** A share as a bar, relative to the greatest, and as a number. */
function Share({
  said,
  part,
  colour,
  faint,
}: {
  said: string
  part: number
  colour: string
  faint: boolean
}) {
  return (
    <Row component="span" gap={1.5} sx={{ justifyContent: { sm: 'flex-end' }, fontWeight: 400 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ display: { xs: 'none', md: 'block' }, flex: 1, maxWidth: 160, minWidth: 64 }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 6,
            borderRadius: '3px',
            printColorAdjust: 'exact',
            opacity: faint ? 0.45 : 1,
          }}
          style={{ width: `${Math.max(2, part * 100)}%`, backgroundColor: colour }}
        />
      </Box>
      <Box
        component="span"
        sx={{
          ...{ minWidth: { sm: 56 }, paddingInlineStart: { xs: 3, sm: 0 } },
          ...{ fontSize: { xs: 12, sm: 14 }, color: { xs: 'text.secondary', sm: 'inherit' } },
        }}
      >
        {said}
      </Box>
    </Row>
  )
}
