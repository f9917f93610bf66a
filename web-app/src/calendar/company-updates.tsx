import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { quarterSign } from '@workledger/contracts/leave/part-of-day'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { type ReactNode, useRef } from 'react'
import { eventTexts } from './messages'
import type { LeaveEntry } from './pages/entries'
import { useThisWeek } from './this-week'

interface Item {
  id: string
  person: { first_name: string; last_name: string; avatar: string | null }
  note: string
}

/** More than this become a carousel of five. */
const still = 4

const slides = 5

/** People with a birthday soon, and people away today. */
export default function CompanyUpdates() {
  const t = useText(eventTexts)
  const { shortDay, hours } = useFormat()
  const { events, now, isPending, error, refetch } = useThisWeek()

  const birthdays = events.flatMap((event): Item[] =>
    event.type === 'birthday'
      ? [
          {
            id: `${event.metadata.id}-${event.date}`,
            person: event.metadata,
            note: event.date === now ? t('today') : shortDay(event.date),
          },
        ]
      : [],
  )

  /** Half a day, quarters or hours of today. */
  const partOf = ({ half_day, day_part, seconds, start, end }: LeaveEntry) => {
    if (half_day || day_part) return quarterSign(day_part ?? '0.5')
    if (start && end) return isolated(`${start.slice(11)}–${end.slice(11)}`)
    return seconds ? hours(seconds) : undefined
  }

  const out = events.flatMap((event): Item[] =>
    event.type === 'leave' && event.metadata.start_on <= now && event.metadata.finish_on >= now
      ? [
          {
            id: event.metadata.id,
            person: event.metadata.employee,
            note:
              partOf(event.metadata) ??
              (event.metadata.finish_on === now
                ? t('today')
                : t('updates.until', { day: shortDay(event.metadata.finish_on) })),
          },
        ]
      : [],
  )

  return (
    <Card title={t('updates.title')}>
      {error ? (
        <FailedState dense error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonRows rows={2} height={124} />
      ) : (
        <>
          <Group
            title={t('updates.birthdays')}
            colour="tone.orange"
            items={birthdays}
            empty={t('updates.noBirthday')}
          />
          <Group
            title={t('updates.out')}
            colour="tone.violet"
            items={out}
            empty={t('updates.noOneOut')}
          />
        </>
      )}
    </Card>
  )
}

function Group({
  title,
  colour,
  items,
  empty,
}: {
  title: string
  colour: string
  items: Item[]
  empty: string
}) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { border: 0 },
      }}
    >
      <Row gap={1} sx={{ mb: 1 }}>
        <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colour }} />
        <Strong component="h3" sx={{ m: 0, fontSize: 14, lineHeight: '20px' }}>
          {title}
        </Strong>
      </Row>
      {items.length === 0 ? <Muted>{empty}</Muted> : <Strip items={items} />}
    </Box>
  )
}

function Strip({ items }: { items: Item[] }) {
  const t = useText(eventTexts)
  const strip = useRef<HTMLUListElement>(null)
  const carousel = items.length > still

  const turn = (step: number) => {
    const element = strip.current
    // A right-to-left page scrolls into the negative.
    const sign = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element?.scrollBy({ left: sign * step * element.clientWidth })
  }

  return (
    <Row>
      {carousel && (
        <Turn label={t('updates.before')} press={() => turn(-1)}>
          <Icon name="back" size={14} />
        </Turn>
      )}
      <BareList
        ref={strip}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          overflowX: carousel ? 'auto' : 'visible',
          scrollBehavior: 'smooth',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
        }}
      >
        {items.map(({ id, person, note }) => (
          <Box
            component="li"
            key={id}
            title={fullName(person)}
            sx={{
              flex: `0 0 ${100 / (carousel ? slides : still)}%`,
              minWidth: 0,
              scrollSnapAlign: 'start',
              display: 'grid',
              justifyItems: 'center',
              px: 0.5,
            }}
          >
            <Avatar person={person} size={32} />
            <Box
              component="bdi"
              sx={{
                ...line,
                mt: 0.5,
                textAlign: 'center',
                whiteSpace: { xs: 'normal', sm: 'nowrap' },
              }}
            >
              {fullName(person)}
            </Box>
            <Muted className="num" size={12} sx={{ lineHeight: '16px', textAlign: 'center' }}>
              {note}
            </Muted>
          </Box>
        ))}
      </BareList>
      {carousel && (
        <Turn label={t('updates.after')} press={() => turn(1)}>
          <Icon name="forward" size={14} />
        </Turn>
      )}
    </Row>
  )
}

const line = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const Turn = ({
  label,
  press,
  children,
}: {
  label: string
  press: () => void
  children: ReactNode
}) => (
  <IconButton aria-label={label} onClick={press} sx={{ flex: 'none', width: 24 }}>
    {children}
  </IconButton>
)
