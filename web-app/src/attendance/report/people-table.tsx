import Box from '@mui/material/Box'
import {
  type DayMark,
  dayMarks,
  type ReportedAttendance,
} from '@workledger/contracts/attendance/attendance-report.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Duration, lastDigit } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Panel, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { Fragment, useId, useState } from 'react'
import { attendanceReportTexts } from './messages'
import { MonthTable, markLook } from './month-table'

/** A swatch that is visible on both themes: the mark's letters on its surface. */
const swatch = (mark: DayMark) =>
  ({
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '3px',
    border: '1px solid',
    borderColor: 'currentcolor',
    printColorAdjust: 'exact',
    ...markLook[mark],
  }) as const

/** Says what the colours of days mean. */
export function MarkLegend() {
  const t = useText(attendanceReportTexts)

  return (
    <BareList sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', mb: 2, fontSize: 12 }}>
      {dayMarks.map((mark) => (
        <Row component="li" key={mark} gap={0.75} sx={{ color: 'text.secondary' }}>
          <Box aria-hidden sx={swatch(mark)} />
          {t(`marks.${mark}`)}
        </Row>
      ))}
    </BareList>
  )
}

interface MonthProps {
  first: string
  last: string
}

interface TableProps extends MonthProps {
  people: readonly ReportedAttendance[]
  busy: boolean
}

/** One row for each person with the days of each mark; a press opens the calendar below it. */
export function PeopleTable({ people, busy, first, last }: TableProps) {
  const t = useText(attendanceReportTexts)

  return (
    <Panel aria-busy={busy} sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={t('page')} className="num" sx={look}>
        <thead>
          <tr>
            <th scope="col">{t('employee')}</th>
            {dayMarks.map((mark) => (
              <th key={mark} scope="col" className="wide">
                {t(`marks.${mark}`)}
              </th>
            ))}
            <th scope="col">{t('presence')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRows
              key={person.id}
              person={person}
              alone={people.length === 1}
              first={first}
              last={last}
            />
          ))}
        </tbody>
      </Box>
    </Panel>
  )
}

function PersonRows({
  person,
  alone,
  first,
  last,
}: MonthProps & { person: ReportedAttendance; alone: boolean }) {
  const { number } = useFormat()
  const [chosen, setOpen] = useState<boolean>()
  const open = chosen ?? alone
  const below = useId()

  return (
    <Fragment>
      <tr>
        <th scope="row">
          <Box
            component="button"
            type="button"
            aria-expanded={open}
            aria-controls={open ? below : undefined}
            onClick={() => setOpen(!open)}
            sx={opener}
          >
            <Icon name={open ? 'down' : 'forward'} size={12} />
            <Avatar person={person} size={24} />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{fullName(person)}</bdi>
              <PhoneCounts person={person} />
            </Box>
          </Box>
        </th>
        {dayMarks.map((mark) => (
          <td key={mark} className="wide">
            {person.counts[mark] > 0 ? (
              <Box component="span" sx={{ color: markLook[mark].color }}>
                {number(person.counts[mark])}
              </Box>
            ) : (
              <Muted component="span">–</Muted>
            )}
          </td>
        ))}
        <td>
          <b>
            <Duration seconds={person.presence} />
          </b>
        </td>
      </tr>
      {open && (
        <tr id={below}>
          <Box component="td" colSpan={dayMarks.length + 2} sx={{ '&&&': { p: 2, pt: 1 } }}>
            <MonthTable person={person} first={first} last={last} />
          </Box>
        </tr>
      )}
    </Fragment>
  )
}

/** The marks of a month in one line, where columns have no room; days off are in the calendar. */
function PhoneCounts({ person }: { person: ReportedAttendance }) {
  const t = useText(attendanceReportTexts)
  const { number } = useFormat()
  const marks = dayMarks.filter((mark) => mark !== 'holiday' && person.counts[mark] > 0)

  return (
    <Muted component="span" size={12} sx={{ display: { xs: 'block', sm: 'none' } }}>
      {marks.map((mark) => `${t(`marks.${mark}`)} ${number(person.counts[mark])}`).join(' · ')}
    </Muted>
  )
}

const opener = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 44,
  p: 0,
  py: { xs: 0.75, sm: 0 },
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: -2 },
} as const

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  '& > thead > tr > th, & > tbody > tr > th, & > tbody > tr > td': {
    px: { xs: 1.5, sm: 2 },
    py: 0,
    height: 44,
    fontWeight: 400,
    textAlign: lastDigit,
  },
  '& > * > tr > th:first-of-type': { textAlign: 'start' },
  '& > thead > tr > th': { fontSize: 12, lineHeight: '16px', color: 'text.secondary' },
  '& > tbody > tr': { borderTop: 1, borderColor: 'divider', breakInside: 'avoid' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
} as const
