import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { TimerFavourite } from '@workledger/contracts/time-tracking/timer-favourites.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import type { Timer } from '../commands'
import { favouriteTexts } from './messages'
import { hadFavourites } from './shown-before'
import { aboutOf, nameOf, startFavourite, useFavourites } from './use-favourites'

const FavouritesDialog = lazy(() => import('./favourites-dialog'))

interface Props {
  timer: Timer
  running: TimeEntry | null
}

/** The person's favourites, each started by one click; nothing without any. */
export default function FavouritesBar({ timer, running }: Props) {
  const t = useText(favouriteTexts)
  const favourites = useFavourites()
  const [editing, setEditing] = useState(false)
  const { employee } = useMember()
  if (!favourites && hadFavourites(employee.id)) return <FavouritesPlace />
  if (!favourites?.length && !editing) return null

  return (
    <Row component="section" aria-label={t('title')} gap={1} sx={{ mb: 2, minWidth: 0 }}>
      <Row
        component="ul"
        gap={1}
        sx={{ m: 0, p: '2px', listStyle: 'none', overflowX: 'auto', minWidth: 0 }}
      >
        {favourites?.map((favourite) => (
          <Box component="li" key={favourite.id} sx={{ flex: 'none' }}>
            <FavouriteChip
              favourite={favourite}
              runs={running !== null && isSame(favourite, running)}
              timer={timer}
              running={running}
            />
          </Box>
        ))}
      </Row>
      <IconButton
        aria-label={t('edit')}
        title={t('edit')}
        onClick={() => setEditing(true)}
        sx={{ flex: 'none', marginInlineStart: 'auto' }}
      >
        <Icon name="edit" />
      </IconButton>
      <Suspense>{editing && <FavouritesDialog close={() => setEditing(false)} />}</Suspense>
    </Row>
  )
}

/** Keeps the place of the favourites while they load. */
export const FavouritesPlace = () => <Box sx={{ height: 36, mb: 2 }} />

const isSame = (favourite: TimerFavourite, running: TimeEntry) =>
  favourite.description === running.description &&
  favourite.project_id === running.project_id &&
  favourite.task_id === running.task_id

interface FavouriteChipProps extends Props {
  favourite: TimerFavourite
  /** This work runs now, so a click stops it. */
  runs: boolean
}

function FavouriteChip({ favourite, runs, timer, running }: FavouriteChipProps) {
  const t = useText(favouriteTexts)
  const [name, about] = [nameOf(favourite), aboutOf(favourite)]
  const { fault } = favourite

  const press = () => {
    if (timer.busy) return
    if (runs && running) void timer.stop(running)
    else startFavourite(timer, favourite)
  }

  return (
    <Button
      aria-label={t(runs ? 'stop' : 'start', { name: `${name} ${about}`.trim() })}
      title={fault?.message ?? [name, about].filter(Boolean).join(' · ')}
      onClick={press}
      startIcon={<Icon name={fault ? 'warning' : runs ? 'pause' : 'play'} />}
      sx={{
        maxWidth: 300,
        borderRadius: 4,
        ...(fault && { color: 'text.secondary', borderStyle: 'dashed' }),
        ...(runs && { bgcolor: 'tone.accentSoft', color: 'tone.accentInk' }),
      }}
    >
      <Box component="span" dir="auto" sx={ellipsis}>
        {name}
      </Box>{' '}
      {about && (
        <Muted
          component="span"
          dir="auto"
          size={12}
          sx={{ ...ellipsis, marginInlineStart: 0.75, flexShrink: 8 }}
        >
          {about}
        </Muted>
      )}
    </Button>
  )
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
