import Box from '@mui/material/Box'
import type { WorkGroups, WorkTotals } from '@workledger/contracts/reports/reports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { ExactDuration, lastDigit, Money } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { reportTexts } from './messages'

/** As many as STACKED. */
const colours = ['accent', 'violet', 'orange', 'bad', 'warn'] as const

const LENGTH = 2 * Math.PI * 15

/** Returns the colour of a group by its place, the greatest first. */
export const colourOf = (place: number) =>
  `var(--wl-palette-tone-${colours[place] ?? 'lineStrong'})`

interface Props {
  groups: WorkGroups
  totals: WorkTotals
  nameOf: (group: WorkGroups['groups'][number]) => string
  /** Entries are in several groups, so that these are no parts of a ring, nor their rest of one. */
  overlap?: boolean
}

/** Returns the greatest groups, and the others as one. */
export function useShown({ groups }: WorkGroups, nameOf: Props['nameOf'], overlap = false) {
  const t = useText(reportTexts)
  const rest = groups.slice(colours.length)

  return [
    ...groups
      .slice(0, colours.length)
      .map((group) => ({ key: `${group.id}`, name: nameOf(group), seconds: group.seconds })),
    ...(rest.length > 0 && !overlap
      ? [
          {
            key: 'others',
            name: t('others', { count: rest.length }),
            seconds: rest.reduce((sum, each) => sum + each.seconds, 0),
          },
        ]
      : []),
  ]
}

/** The shares of time by group, the greatest first, and their billable part. */
export function ShareChart({ groups, totals, nameOf, overlap = false }: Props) {
  const { seconds, amount, currency } = groups
  const t = useText(reportTexts)
  const { share: shareOf, listed } = useFormat()
  const shown = useShown(groups, nameOf, overlap)
  const share = (part: number) => shareOf(part, seconds)
  let from = 0

  const arcs = shown.map(({ key, seconds: part }, place) => {
    const length = (part / (seconds || 1)) * LENGTH
    const arc = { key, length, from, place }
    from += length

    return arc
  })

  return (
    <>
      <Row wrap gap={2} sx={{ p: 2 }}>
        {!overlap && <ShareRing arcs={arcs} seconds={seconds} />}
        <Box
          component="ul"
          className="num"
          sx={{
            ...{ flex: '1 1 140px', minWidth: 0, m: 0, p: 0, listStyle: 'none', fontSize: 13 },
            // The shares are a column of their own, as wide as the widest.
            ...{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr) auto',
              alignItems: 'baseline',
              gap: '4px 8px',
            },
          }}
        >
          {shown.map(({ key, name, seconds: part }, place) => (
            <Box component="li" key={key} sx={{ display: 'contents' }}>
              <Box
                aria-hidden
                sx={{ width: 10, height: 10, borderRadius: '3px', printColorAdjust: 'exact' }}
                style={{ backgroundColor: colourOf(place) }}
              />
              <Box component="bdi" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Box component="span" sx={{ textAlign: lastDigit }}>
                {share(part)}
              </Box>
            </Box>
          ))}
        </Box>
      </Row>
      <Box
        component="dl"
        className="num"
        sx={{
          ...{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            gap: '4px 16px',
            m: 0,
            px: 2,
            py: 1.5,
          },
          ...{
            borderTop: 1,
            borderColor: 'divider',
            fontSize: 13,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, textAlign: lastDigit },
          },
        }}
      >
        <dt>{listed([t('yes'), share(totals.billable_seconds)])}</dt>
        <dd>
          <ExactDuration seconds={totals.billable_seconds} />
        </dd>
        <dt>{t('no')}</dt>
        <dd>
          <ExactDuration seconds={totals.seconds - totals.billable_seconds} />
        </dd>
        {amount !== null && (
          <>
            <dt>{t('amountOf')}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </>
        )}
      </Box>
    </>
  )
}

function ShareRing({
  arcs,
  seconds,
}: {
  arcs: readonly { key: string; length: number; from: number; place: number }[]
  seconds: number
}) {
  const t = useText(reportTexts)
  const { number } = useFormat()
  const whole = Math.round(seconds / 3600)

  return (
    <Box sx={{ position: 'relative', flex: 'none', width: 120, height: 120 }}>
      <Box
        component="svg"
        viewBox="0 0 36 36"
        width={120}
        height={120}
        aria-hidden
        sx={{ fill: 'none', strokeWidth: 4.5 }}
      >
        <circle cx="18" cy="18" r="15" stroke="var(--wl-palette-divider)" />
        {arcs.map(({ key, length, from, place }) => (
          <circle
            key={key}
            cx="18"
            cy="18"
            r="15"
            stroke={colourOf(place)}
            strokeDasharray={`${Math.max(0, length - 0.3)} ${LENGTH}`}
            strokeDashoffset={-from}
            transform="rotate(-90 18 18)"
          />
        ))}
      </Box>
      <Box
        className="num"
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
        }}
      >
        <b>{number(whole)}</b>
        <Muted size={12}>{t('hours', { count: whole })}</Muted>
      </Box>
    </Box>
  )
}
