import Box from '@mui/material/Box'
import { today, useFormat } from '../../i18n/format'
import { pair } from '../../i18n/pair'
import { someWeek, weeksOf } from '../../i18n/weeks'
import { AppLink } from '../../ui/app-link'
import { Avatar } from '../../ui/avatar'
import { visuallyHidden } from '../../ui/figures'
import { BareList, Grow, Row } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { Muted, Strong } from '../../ui/text'
import { type Absence, type AbsenceDay, useAbsenceWords } from './absence-words'
import { useLeaveWords } from './leave-words'
import { byPerson } from './stretches'

/** A month with the number of absences per day, to choose a day in a narrow window. */
export function DayChooser({
  label,
  days,
  day,
  choose,
}: {
  label: string
  days: readonly AbsenceDay[]
  day: string
  choose: (day: string) => void
}) {
  const { t, number } = useLeaveWords()
  const { weekday, dayNumber } = useFormat()
  const byDate = new Map(days.map((each) => [each.date, each]))
  const now = today()

  return (
    <Box
      component="table"
      aria-label={label}
      className="num"
      sx={{ width: '100%', tableLayout: 'fixed', borderSpacing: '2px', mb: 1.5 }}
    >
      <thead>
        <tr>
          {someWeek().map((each) => (
            <Box
              component="th"
              key={each}
              scope="col"
              sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary', p: 0 }}
            >
              {weekday(each).split(/[\s,،]/)[0]}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf({ from: days[0]!.date, to: days.at(-1)!.date }).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => {
              const found = date ? byDate.get(date) : undefined
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday's column
                <Box component="td" key={index} sx={{ p: 0 }}>
                  {found && (
                    <Box
                      component="button"
                      type="button"
                      aria-pressed={found.date === day}
                      aria-current={found.date === now ? 'date' : undefined}
                      data-off={found.off || found.holidays.length > 0 || undefined}
                      onClick={() => choose(found.date)}
                      sx={dayLook}
                    >
                      <span aria-hidden>{dayNumber(found.date)}</span>
                      <Box component="span" sx={visuallyHidden}>
                        {pair(weekday(found.date), t('team.awayCount', { count: found.away }))}
                      </Box>
                      <Strong
                        component="span"
                        aria-hidden
                        weight={600}
                        sx={{
                          fontSize: 11,
                          lineHeight: '12px',
                          minHeight: 12,
                          color: 'tone.accentInk',
                        }}
                      >
                        {found.away > 0 && number(found.away)}
                      </Strong>
                    </Box>
                  )}
                </Box>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const dayLook = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  width: '100%',
  minHeight: 44,
  p: '4px 0',
  border: 1,
  borderColor: 'transparent',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
  '&[data-off]': { bgcolor: 'tone.waitSoft' },
  '&[aria-current] > :first-of-type': { color: 'tone.accentInk', fontWeight: 700 },
  '&[aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'tone.accentSoft' },
} as const

/** The absences of one day. */
export function DayList({
  label,
  absences,
  to,
}: {
  label: string
  absences: readonly Absence[]
  to: (employee: string) => string
}) {
  const { t } = useLeaveWords()
  const said = useAbsenceWords()

  return (
    <BareList
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}
    >
      {byPerson(absences).map(([person, all]) => (
        <Row
          component="li"
          key={person.employee_id}
          gap={1.5}
          sx={{
            minHeight: 56,
            px: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          <Avatar person={{ first_name: person.name, avatar: person.avatar }} />
          <Grow>
            <Strong component="bdi" sx={{ display: 'block' }}>
              {person.decides ? (
                <AppLink to={to(person.employee_id)} style={{ color: 'inherit' }}>
                  {person.name}
                </AppLink>
              ) : (
                person.name
              )}
            </Strong>
            {all.map((absence) => (
              <Muted component="bdi" key={absence.id} size={12} sx={{ display: 'block' }}>
                {said(absence)}
              </Muted>
            ))}
          </Grow>
          <StatusChip status={person.status}>{t(person.status)}</StatusChip>
        </Row>
      ))}
    </BareList>
  )
}
