import Box from '@mui/material/Box'
import { daysBetween } from '../../i18n/calendar-days'
import { today, useFormat } from '../../i18n/format'
import { useGrouped } from '../../i18n/grouped'
import { AppLink } from '../../ui/app-link'
import { Avatar } from '../../ui/avatar'
import { visuallyHidden } from '../../ui/figures'
import { Row } from '../../ui/layout'
import { Muted } from '../../ui/text'
import { Tip } from '../../ui/tip'
import { type Absence, type AbsenceDay, useAbsenceWords } from './absence-words'
import { useLeaveWords } from './leave-words'
import { byPerson, stretchesOf } from './stretches'

interface Props {
  label: string
  days: readonly AbsenceDay[]
  absences: readonly Absence[]
  /** Address of a person's requests, for deciders. */
  to: (employee: string) => string
}

/** A month of a team: a line per absent person, a column per day with the number of absences. */
export function TeamMonth({ label, days, absences, to }: Props) {
  const { t, number } = useLeaveWords()
  const { weekday, weekdayLetter, dayNumber, listed } = useFormat()
  const [first, last] = [days[0]!.date, days.at(-1)!.date]
  const now = today()
  const off = new Map(days.map((day) => [day.date, day.off || day.holidays.length > 0]))

  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={frame}>
      <Box component="table" aria-label={label} className="num" sx={grid}>
        <colgroup>
          <col style={{ width: 176 }} />
          {days.map(({ date }) => (
            <col key={date} style={{ minWidth: 24 }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('team.person')}</th>
            {days.map(({ date, holidays }) => (
              <th
                key={date}
                scope="col"
                aria-current={date === now ? 'date' : undefined}
                data-off={off.get(date) || undefined}
                title={
                  holidays.length > 0 ? t('team.holidays', { names: listed(holidays) }) : undefined
                }
                aria-label={listed([
                  weekday(date),
                  ...(holidays.length > 0 ? [t('team.holidays', { names: listed(holidays) })] : []),
                ])}
              >
                <Muted component="span" sx={{ display: 'block', fontSize: 10, lineHeight: '12px' }}>
                  {weekdayLetter(date)}
                </Muted>
                <Box
                  component="span"
                  className="number"
                  sx={holidays.length > 0 ? { color: 'tone.bad' } : undefined}
                >
                  {dayNumber(date)}
                </Box>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('team.away')}</th>
            {days.map(({ date, away, waiting }) => (
              <Box
                component="td"
                key={date}
                data-off={off.get(date) || undefined}
                sx={{ textAlign: 'center', fontSize: 12 }}
              >
                {away > 0 && number(away)}
                {waiting > 0 && (
                  <Muted component="span" title={t('team.waitingCount', { count: waiting })}>
                    +{number(waiting)}
                  </Muted>
                )}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPerson(absences).map(([person, all]) => (
            <tr key={person.employee_id}>
              <th scope="row">
                <Row component="span" gap={1} sx={{ minWidth: 0 }}>
                  <Avatar person={{ first_name: person.name, avatar: person.avatar }} size={22} />
                  <Name person={person} to={person.decides ? to(person.employee_id) : undefined} />
                </Row>
              </th>
              {stretchesOf(all, first, last).map((stretch) =>
                stretch.absences.length === 0 ? (
                  <td key={stretch.from} data-off={off.get(stretch.from) || undefined} />
                ) : (
                  <td key={stretch.from} colSpan={daysBetween(stretch.from, stretch.to) + 1}>
                    <Bar
                      absences={stretch.absences}
                      wide={daysBetween(stretch.from, stretch.to) >= 3}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

function Name({ person, to }: { person: Absence; to: string | undefined }) {
  const sx = {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
    color: 'inherit',
  } as const

  const name = <bdi>{person.name}</bdi>

  if (!to)
    return (
      <Box component="span" title={person.name} sx={sx}>
        {name}
      </Box>
    )

  return (
    <Box
      component={AppLink}
      to={to}
      title={person.name}
      sx={{ ...sx, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {name}
    </Box>
  )
}

/** Half a day by its place; quarters and hours in the middle of the day. */
const shapeOf = ({ half_day, day_part, seconds }: Absence) =>
  half_day ?? (day_part || seconds ? 'part' : undefined)

function Bar({ absences, wide }: { absences: readonly Absence[]; wide: boolean }) {
  const said = useAbsenceWords()
  const text = useGrouped()(absences.map(said))
  const [first] = absences

  return (
    <Tip text={<bdi>{text}</bdi>}>
      {(handlers) => (
        <Box
          component="button"
          type="button"
          {...handlers}
          data-status={first!.status}
          data-half={(absences.length === 1 && shapeOf(first!)) || undefined}
          sx={bar}
        >
          <Box component="span" sx={visuallyHidden}>
            {text}
          </Box>
          {wide && first!.type && (
            <Box component="bdi" aria-hidden sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {first!.type}
            </Box>
          )}
        </Box>
      )}
    </Tip>
  )
}

const frame = {
  position: 'relative',
  width: 0,
  minWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  overflowX: 'auto',
} as const

const grid = {
  width: '100%',
  minWidth: 176 + 31 * 24,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { p: 0, height: 32, borderBottom: 1, borderColor: 'divider', fontWeight: 400 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& th[scope=row], & thead tr:first-of-type th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    px: 1.5,
    bgcolor: 'background.paper',
    borderInlineEnd: '1px solid',
    borderColor: 'divider',
    textAlign: 'start',
    fontSize: 13,
  },
  '& thead th': { fontSize: 12, color: 'text.secondary' },
  '& thead th[scope=col]': { height: 40 },
  '& [data-off]': { bgcolor: 'tone.waitSoft' },
  '& [aria-current] .number': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    borderRadius: '10px',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
} as const

const bar = {
  display: 'flex',
  alignItems: 'center',
  width: 'calc(100% - 4px)',
  height: 22,
  mx: '2px',
  px: 0.75,
  border: 1,
  borderRadius: '4px',
  borderColor: 'primary.main',
  bgcolor: 'tone.accentSoft',
  color: 'tone.accentInk',
  font: 'inherit',
  fontSize: 11,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  cursor: 'help',
  // A pending request is an outline, half a day a bar of half length.
  '&[data-status=pending]': {
    borderStyle: 'dashed',
    borderColor: 'tone.wait',
    bgcolor: 'transparent',
    color: 'text.secondary',
  },
  '&[data-half=first_half]': { width: 'calc(50% - 2px)', px: 0 },
  '&[data-half=part]': { width: 'calc(50% - 2px)', px: 0, marginInlineStart: '25%' },
  '&[data-half=second_half]': { width: 'calc(50% - 2px)', px: 0, marginInlineStart: '50%' },
} as const
