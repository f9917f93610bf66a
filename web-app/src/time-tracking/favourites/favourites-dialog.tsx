import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import {
  timerFavouritesApi as api,
  type TimerFavourite,
} from '@workledger/contracts/time-tracking/timer-favourites.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useId } from 'react'
import { InlineInput } from '../inline-input'
import { timerTexts } from '../messages'
import { favouriteTexts } from './messages'
import { aboutOf, nameOf, useFavourites } from './use-favourites'

/** Renames, orders and removes favourites. */
export default function FavouritesDialog({ close }: { close: () => void }) {
  const [t, tk] = [useText(favouriteTexts), useText(kitTexts)]
  const favourites = useFavourites() ?? []
  const title = useId()

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('edit')}</DialogTitle>
      <DialogContent>
        {favourites.length === 0 ? (
          <EmptyState dense icon="timer" title={t('none')} text={t('noneText')} />
        ) : (
          <BareList>
            {favourites.map((favourite, place) => (
              <FavouriteRow
                key={favourite.id}
                favourite={favourite}
                place={place}
                last={favourites.length - 1}
              />
            ))}
          </BareList>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{tk('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface FavouriteRowProps {
  favourite: TimerFavourite
  place: number
  last: number
}

function FavouriteRow({ favourite, place, last }: FavouriteRowProps) {
  const [t, tt] = [useText(favouriteTexts), useText(timerTexts)]
  const { workspace } = useMember()
  const changes = { invalidates: [api.timerFavourites], onError: toastError } as const
  const rename = useCommand(api.changeTimerFavourite, { invalidates: [api.timerFavourites] })
  const move = useCommand(api.changeTimerFavourite, changes)
  const remove = useCommand(api.removeTimerFavourite, changes)
  const name = nameOf(favourite)
  const params = { ws: workspace.id, id: favourite.id }
  const busy = move.busy || remove.busy
  const put = (to: number) => move.run({ params, body: { place: to }, shown: favourite })

  const askRemove = async () => {
    const question = { title: t('ask', { name }), text: t('askText'), action: t('askAction') }
    if (await confirm(question)) remove.run({ params })
  }

  return (
    <Row
      component="li"
      gap={0.5}
      sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <InlineInput
          value={favourite.description}
          label={tt('description')}
          placeholder={tt('addDescription')}
          save={(description) => rename.send({ params, body: { description }, shown: favourite })}
        />
        <Muted dir="auto" size={12}>
          {aboutOf(favourite) || (favourite.description ? '' : favourite.project_name)}
        </Muted>
        {favourite.fault && (
          <Box role="status" sx={{ fontSize: 12, color: 'tone.bad' }}>
            {favourite.fault.message}
          </Box>
        )}
      </Box>
      <Act
        icon="up"
        label={t('up', { name })}
        off={busy || place === 0}
        run={() => put(place - 1)}
      />
      <Act
        icon="down"
        label={t('down', { name })}
        off={busy || place === last}
        run={() => put(place + 1)}
      />
      <Act icon="trash" label={t('remove', { name })} off={busy} run={() => void askRemove()} />
    </Row>
  )
}

interface ActProps {
  icon: 'up' | 'down' | 'trash'
  label: string
  /** It does nothing now, and keeps the focus. */
  off: boolean
  run: () => void
}

const Act = ({ icon, label, off, run }: ActProps) => (
  <IconButton
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => !off && run()}
    sx={off ? { opacity: 0.4 } : undefined}
  >
    <Icon name={icon} />
  </IconButton>
)
