import Box from '@mui/material/Box'
import { STACKED } from '@workledger/contracts/reports/report-kinds'
import type { WorkGroups, WorkTotals } from '@workledger/contracts/reports/reports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { ExactDuration, lastDigit } from '@workledger/kit/ui/figures'
import { BareList, Grid, Grow, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { reportTexts } from './messages'
import { colourOf, useShown } from './share-chart'

/** From so many points on, the chart has no room for the day under each bar. */
const MANY = 14

/** Pixels of a bar of full height. */
const HEIGHT = 170

interface Props {
  totals: WorkTotals
  /** Null if they overlap: then the bars are whole. */
  groups: WorkGroups | null
  nameOf: (group: WorkGroups['groups'][number]) => string
}

/** A bar per point, stacked by group in the shares' colours, and the same numbers as a table. */
export function HoursChart({ totals, groups, nameOf }: Props) {
  const { graph } = totals
  const step = stepOf(Math.max(1, ...graph.map((point) => point.seconds)) / 3600)

  const top =
    step *
    Math.max(1, Math.ceil(Math.max(...graph.map((point) => point.seconds)) / 3600 / step)) *
    3600

  return (
    <Grid columns={{ xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' }} gap={3}>
      <Box sx={{ minWidth: 0 }}>
        <Box
          aria-hidden
          sx={{ position: 'relative', minWidth: 0, pt: '10px', paddingInlineStart: '36px' }}
        >
          <HourLines step={step} top={top} />
          <HoursBars graph={graph} groups={groups} top={top} />
        </Box>
        {groups && <GroupLegend groups={groups} nameOf={nameOf} />}
      </Box>
      <HoursTable totals={totals} />
    </Grid>
  )
}

/** Lines across the chart with their hours, from zero to the seconds at its top. */
function HourLines({ step, top }: { step: number; top: number }) {
  const { number } = useFormat()
  const lines = Array.from({ length: Math.round(top / 3600 / step) + 1 }, (_, n) => n * step)

  return (
    <>
      {lines.map((hours) => (
        <Row
          key={hours}
          className="num"
          gap={1}
          sx={{ position: 'absolute', insetInline: 0, height: 0, fontSize: 11 }}
          style={{ top: 10 + HEIGHT * (1 - (hours * 3600) / top) }}
        >
          <Muted component="span" sx={{ width: 28, textAlign: 'end' }}>
            {number(hours)}
          </Muted>
          <Box component="span" sx={{ flex: 1, borderTop: 1, borderColor: 'divider' }} />
        </Row>
      ))}
    </>
  )
}

interface HoursBarsProps {
  graph: WorkTotals['graph']
  groups: WorkGroups | null
  top: number
}

function HoursBars({ graph, groups, top }: HoursBarsProps) {
  const { shortDay } = useFormat()
  const places = new Map(groups?.groups.map(({ id }, place) => [id, place]))

  return (
    <Row align="stretch" gap="4px" sx={{ position: 'relative' }}>
      {graph.map(({ label, seconds: all, groups: parts = [] }) => (
        <Grow key={label}>
          <HoursBar
            parts={groups ? stackOf(all, parts, places) : [{ place: 0, seconds: all }]}
            top={top}
          />
          <Box
            sx={{
              ...{ fontSize: 12, lineHeight: '20px', color: 'text.secondary', textAlign: 'center' },
              ...{ overflow: 'hidden', whiteSpace: 'nowrap' },
            }}
          >
            {graph.length <= MANY ? shortDay(label).split(' ')[0] : '\u00a0'}
          </Box>
        </Grow>
      ))}
    </Row>
  )
}

function HoursBar({ parts, top }: { parts: ReturnType<typeof stackOf>; top: number }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column-reverse',
        mx: 'auto',
        maxWidth: 40,
        borderRadius: '3px 3px 0 0',
        overflow: 'hidden',
      }}
      style={{ height: HEIGHT }}
    >
      {parts.map(({ place, seconds: part }) => (
        <Box
          key={place}
          sx={{
            flex: 'none',
            printColorAdjust: 'exact',
            borderTop: '1px solid',
            borderColor: 'background.paper',
          }}
          style={{ height: (HEIGHT * part) / top, backgroundColor: colourOf(place) }}
        />
      ))}
    </Box>
  )
}

interface GroupLegendProps {
  groups: WorkGroups
  nameOf: Props['nameOf']
}

function GroupLegend({ groups, nameOf }: GroupLegendProps) {
  const shown = useShown(groups, nameOf)
  return (
    <BareList
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        mt: 1,
        fontSize: 12,
        color: 'text.secondary',
      }}
    >
      {shown.map(({ key, name: said }, place) => (
        <Row component="li" key={key} gap={0.75} sx={{ minWidth: 0 }}>
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              width: 10,
              height: 10,
              borderRadius: '3px',
              printColorAdjust: 'exact',
            }}
            style={{ backgroundColor: colourOf(place) }}
          />
          <Box component="bdi" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {said}
          </Box>
        </Row>
      ))}
    </BareList>
  )
}

function HoursTable({ totals: { graph, resolution, seconds } }: Pick<Props, 'totals'>) {
  const t = useText(reportTexts)
  const { shortDay, month, weekday } = useFormat()
  const name = (label: string) =>
    resolution === 'month' ? month(label) : resolution === 'week' ? shortDay(label) : weekday(label)

  return (
    <Box
      component="table"
      aria-label={t(`perPoint.${resolution}`)}
      className="num"
      sx={{
        display: 'block',
        maxHeight: 240,
        overflowY: 'auto',
        // On paper all of it, in columns.
        '@media print': {
          maxHeight: 'none',
          '& tbody': { display: 'block', columns: 3, columnGap: 3 },
          '& tr': { display: 'flex', breakInside: 'avoid' },
        },
        fontSize: 13,
        '& th': { width: '100%', fontWeight: 400, textAlign: 'start' },
        '& td': { whiteSpace: 'nowrap', textAlign: lastDigit },
      }}
      tabIndex={0}
    >
      <tbody>
        {graph.map((point) => (
          <tr key={point.label}>
            <Box component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {name(point.label)}
            </Box>
            <td>{point.seconds > 0 ? <ExactDuration seconds={point.seconds} /> : '–'}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <b>{t('total')}</b>
          </th>
          <td>
            <b>
              <ExactDuration seconds={seconds} />
            </b>
          </td>
        </tr>
      </tbody>
    </Box>
  )
}

/** Returns the hours between two lines, for at most five of them. */
export function stepOf(hours: number): number {
  const rough = hours / 4
  const unit = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((times) => times * unit).find((step) => step >= rough)!
}

/**
 * Returns the parts of a bar from the bottom, each with its place among the shares; time of no
 * separate group comes last.
 */
export function stackOf(
  all: number,
  parts: readonly { id: string | null; seconds: number }[],
  places: ReadonlyMap<string | null, number>,
): { place: number; seconds: number }[] {
  const told = parts
    .map(({ id, seconds }) => ({ place: places.get(id) ?? STACKED, seconds }))
    .sort((a, b) => a.place - b.place)
  const rest = all - told.reduce((sum, { seconds }) => sum + seconds, 0)
  return rest > 0 ? [...told, { place: STACKED, seconds: rest }] : told
}
